import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Enquiry, EnquiryInput } from '../../api/enquiries.ts'
import { NO_MINIMUM_PRICE } from '../../api/sending.ts'
import { vUnit } from '../../api/generated/replies.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import { decimalsOf, typedNumber, typedPrice } from '../../domain/formats.ts'
import type { BusinessType } from '../../session/storage.ts'
import { requiredText, textUpTo } from '../../domain/forms/rules.ts'
import { type Form, say, sayOf } from '../../ui/form/useForm.ts'

export const labels = {
  newSubcategory: msg({
    message: 'Name of the produce',
    comment: 'Label in the enquiry form, for produce in no list. max 26',
  }),
  newVariety: msg({
    message: 'Name of the variety',
    comment: 'Label in the enquiry form, for produce in no list. max 26',
  }),
  grade: msg({
    message: 'Grade',
    context: 'quality',
    comment: 'Label in the enquiry form: quality of produce. max 20',
  }),
  quantity: msg({ message: 'Quantity', comment: 'Label in the enquiry form. max 20' }),
  price: msg({ message: 'Expected price', comment: 'Label in the enquiry form. max 24' }),
  minimumPrice: msg({
    message: 'Minimum expected price',
    comment: 'Label in the enquiry form: a lower limit. max 28',
  }),
  location: msg({ message: 'Location', comment: 'Label in the enquiry form: of the produce. max 20' }),
  notes: msg({ message: 'Additional notes', comment: 'Label in the enquiry form. max 24' }),
}

const texts = {
  type: msg({ message: 'Choose whether you want to buy or sell', comment: 'Error in the enquiry form.' }),
  product: msg({ message: 'Choose a category', comment: 'Error in the enquiry form.' }),
  subcategory: msg({ message: 'Choose a subcategory', comment: 'Error in the enquiry form.' }),
  variety: msg({ message: 'Choose a variety', comment: 'Error in the enquiry form: a kind of a crop.' }),
  newSubcategory: msg({
    message: 'Enter the name of the produce',
    comment: 'Error in the enquiry form, for produce in no list.',
  }),
  newVariety: msg({
    message: 'Enter the name of the variety',
    comment: 'Error in the enquiry form, for produce in no list.',
  }),
  organic: msg({
    message: 'Choose whether the produce is organic',
    comment: 'Error in the enquiry form. Organic: grown without chemicals.',
  }),
  quantity: msg({ message: 'Enter the quantity', comment: 'Error in the enquiry form.' }),
  quantityTooSmall: msg({ message: 'The quantity must be at least 1', comment: 'Error in the enquiry form.' }),
  unit: msg({ message: 'Choose a unit', comment: 'Error in the enquiry form: kg, quintal or ton.' }),
  price: msg({ message: 'Enter the price you expect', comment: 'Error in the enquiry form.' }),
  minimumAbove: msg({
    message: 'The minimum price can’t be above the expected price',
    comment: 'Error in the enquiry form.',
  }),
  location: msg({ message: 'Enter where the produce is, or where you want it', comment: 'Error in the enquiry form.' }),
}

/** Value in place of a subcategory: the person types its name and the variety's. */
export const OTHER = 'other'
/** Maximum lengths that the server accepts (openapi/schemas/enquiries.yaml). */
const MAX_LENGTH = { name: 80, grade: 40, location: 200, notes: 2000 } as const
const MAX_NUMBER = 10_000_000
export const UNITS = vUnit.options

const id = v.pipe(v.string(), v.regex(/^([1-9]\d*)?$/))
const chosen = <const Option extends string>(options: readonly Option[], message: MessageDescriptor) =>
  v.pipe(v.picklist(['', ...options]), v.nonEmpty(say(message)))

const number = (decimals: number, label: MessageDescriptor, numberIn = typedPrice) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || numberIn(text) !== undefined, sayOf(label, noNumber)),
    v.check(
      (text) => decimalsOf(text) <= decimals,
      sayOf(label, (field) =>
        msg({
          message: `${field}: enter at most ${decimals} digits after the point`,
          comment: 'Error in the enquiry form. {field}: Quantity … {decimals}: 2 or 3.',
        }),
      ),
    ),
    v.check((text) => (numberIn(text) ?? 0) <= MAX_NUMBER, sayOf(label, tooLarge)),
  )
const noNumber = (field: string) =>
  msg({
    message: `${field}: enter a number, such as 42.50`,
    comment: 'Error in the enquiry form. {field}: Quantity …',
  })
const tooLarge = (field: string) =>
  msg({
    message: `${field}: enter a number up to 1,00,00,000`,
    comment: 'Error in the enquiry form. {field}: Quantity … The number is one crore.',
  })

/** '' leaves the photo unchanged; `removed` deletes the stored one. Texts, because a draft keeps no others. */
type PhotoChoice = File | 'removed' | ''

/** The fields in display order. */
const fields = v.object({
  type: chosen(['buy', 'sell'], texts.type),
  product: v.pipe(id, v.nonEmpty(say(texts.product))),
  sub_category: v.pipe(v.union([v.literal(OTHER), id]), v.nonEmpty(say(texts.subcategory))),
  new_subcategory_name: textUpTo(MAX_LENGTH.name, labels.newSubcategory),
  sub_sub_category: id,
  new_sub_subcategory_name: textUpTo(MAX_LENGTH.name, labels.newVariety),
  grade: textUpTo(MAX_LENGTH.grade, labels.grade),
  is_organic: chosen(['yes', 'no'], texts.organic),
  quantity: v.pipe(
    number(3, labels.quantity, typedNumber),
    v.nonEmpty(say(texts.quantity)),
    v.check((typed) => (typedNumber(typed) ?? 1) >= 1, say(texts.quantityTooSmall)),
  ),
  unit: chosen(UNITS, texts.unit),
  expected_price: v.pipe(number(2, labels.price), v.nonEmpty(say(texts.price))),
  minimum_expected_price: number(2, labels.minimumPrice),
  location: requiredText(MAX_LENGTH.location, labels.location, texts.location),
  additional_notes: textUpTo(MAX_LENGTH.notes, labels.notes),
  photo: v.custom<PhotoChoice>((value) => value === '' || value === 'removed' || value instanceof File),
})
export type EnquiryValues = v.InferInput<typeof fields>

export const emptyValues = (businessType: BusinessType | undefined): EnquiryValues => ({
  ...(Object.fromEntries(Object.keys(fields.entries).map((name) => [name, ''])) as Record<keyof EnquiryValues, ''>),
  type: mayBuy(businessType) ? '' : 'sell',
})

export function formValuesOf(enquiry: Enquiry): EnquiryValues {
  const { product, sub_category, sub_sub_category: variety, minimum_expected_price: minimum } = enquiry
  // The owner typed the name of a subcategory without an id.
  const isTyped = sub_category.id === null
  return {
    type: enquiry.type,
    product: String(product.id ?? ''),
    sub_category: isTyped ? OTHER : String(sub_category.id),
    new_subcategory_name: isTyped ? sub_category.name : '',
    sub_sub_category: isTyped ? '' : String(variety?.id ?? ''),
    new_sub_subcategory_name: isTyped ? (variety?.name ?? '') : '',
    grade: enquiry.grade ?? '',
    is_organic: enquiry.is_organic ? 'yes' : 'no',
    quantity: String(enquiry.quantity),
    unit: enquiry.unit,
    expected_price: String(enquiry.expected_price),
    minimum_expected_price: minimum > 0 ? String(minimum) : '',
    location: enquiry.location ?? '',
    additional_notes: enquiry.additional_notes ?? '',
    photo: '',
  }
}

/** The checked values. The photo is scaled before it is sent, and an empty minimum price is 0.00. */
export type EnquiryOutput = Omit<EnquiryInput, 'photo' | 'contact_preference'> & { photo: PhotoChoice }

type Checked = v.InferOutput<typeof fields>
const at = <const F extends keyof Checked>(
  name: F,
  message: MessageDescriptor,
  isRight: (value: Checked[F], all: Checked) => boolean,
) =>
  v.forward(
    v.check<Checked, () => string>((values) => isRight(values[name], values), say(message)),
    [name],
  )

/** The form's rules (§enquiries.15, §enquiries.16). */
export const enquirySchema = v.pipe(
  fields,
  at('new_subcategory_name', texts.newSubcategory, (name, { sub_category }) => sub_category !== OTHER || name !== ''),
  at('new_sub_subcategory_name', texts.newVariety, (name, { sub_category }) => sub_category !== OTHER || name !== ''),
  at('sub_sub_category', texts.variety, (variety, { sub_category }) => sub_category === OTHER || variety !== ''),
  at('minimum_expected_price', texts.minimumAbove, (minimum, { expected_price }) => {
    const expected = typedPrice(expected_price)
    return expected === undefined || (typedPrice(minimum) ?? 0) <= expected
  }),
  v.transform((values): EnquiryOutput => ({
    type: values.type === 'buy' ? 'buy' : 'sell',
    product: Number(values.product),
    ...(values.sub_category === OTHER
      ? {
          is_new_subcategory: true,
          new_subcategory_name: values.new_subcategory_name,
          new_sub_subcategory_name: values.new_sub_subcategory_name,
        }
      : { sub_category: Number(values.sub_category), sub_sub_category: Number(values.sub_sub_category) }),
    grade: values.grade,
    is_organic: values.is_organic === 'yes',
    quantity: typedNumber(values.quantity)!,
    unit: values.unit || 'kg',
    expected_price: typedPrice(values.expected_price)!,
    minimum_expected_price: typedPrice(values.minimum_expected_price) || NO_MINIMUM_PRICE,
    location: values.location,
    additional_notes: values.additional_notes,
    photo: values.photo,
  })),
)

export type EnquiryFormState = Form<typeof enquirySchema>

const NO_VARIETY = { sub_sub_category: '', new_subcategory_name: '', new_sub_subcategory_name: '' } as const

/** Chooses a category, which clears subcategory, variety and typed names (§enquiries.19). */
export const withCategory = (product: string) => ({ product, sub_category: '' as const, ...NO_VARIETY })

export const withSubcategory = (sub_category: string) => ({ sub_category, ...NO_VARIETY })
