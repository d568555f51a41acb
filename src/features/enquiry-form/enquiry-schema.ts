import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Enquiry, EnquiryInput } from '../../api/enquiries.ts'
import { NO_MINIMUM_PRICE } from '../../api/sending.ts'
import { vUnit } from '../../api/generated/replies.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import { decimalsOf, typedNumber } from '../../domain/formats.ts'
import type { BusinessType } from '../../session/storage.ts'
import { requiredText, textUpTo } from '../../domain/forms/rules.ts'
import { type Form, say } from '../../ui/form/useForm.ts'

/** Errors, each of which says what to do. */
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
  quantityDecimals: msg({
    message: 'A quantity can have at most 3 digits after the point',
    comment: 'Error in the enquiry form.',
  }),
  unit: msg({ message: 'Choose a unit', comment: 'Error in the enquiry form: kg, quintal or ton.' }),
  price: msg({ message: 'Enter the price you expect', comment: 'Error in the enquiry form.' }),
  noNumber: msg({ message: 'Enter a number, such as 42.50', comment: 'Error in the enquiry form.' }),
  decimals: msg({
    message: 'A price can have at most 2 digits after the point',
    comment: 'Error in the enquiry form.',
  }),
  tooLarge: msg({
    message: 'Enter a number up to 1,00,00,000',
    comment: 'Error in the enquiry form. The number is one crore.',
  }),
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

/** Check for a number as text, or ''. */
const number = (decimals: number, tooMany: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || typedNumber(text) !== undefined, say(texts.noNumber)),
    v.check((text) => decimalsOf(text) <= decimals, say(tooMany)),
    v.check((text) => (typedNumber(text) ?? 0) <= MAX_NUMBER, say(texts.tooLarge)),
  )
const price = number(2, texts.decimals)

type Field<Rule extends v.GenericSchema<string, unknown>> = {
  /** Turns the form's value into what is sent. */
  rule: Rule
  /** The form's value for a stored enquiry. */
  stored: (enquiry: Enquiry) => v.InferInput<Rule>
}
const field = <const Rule extends v.GenericSchema<string, unknown>>(
  rule: Rule,
  stored: Field<Rule>['stored'],
): Field<Rule> => ({ rule, stored })

const SUBCATEGORY = v.union([v.literal(OTHER), id])
/** Whether the owner typed the subcategory's name, which then has no id. */
const isTyped = ({ sub_category }: Enquiry) => sub_category.id === null

/** All fields but the photo, in display order. */
const FIELDS = {
  type: field(chosen(['buy', 'sell'], texts.type), ({ type }) => type),
  product: field(v.pipe(id, v.nonEmpty(say(texts.product))), ({ product }) => String(product.id ?? '')),
  sub_category: field(v.pipe(SUBCATEGORY, v.nonEmpty(say(texts.subcategory))), (enquiry) =>
    isTyped(enquiry) ? OTHER : String(enquiry.sub_category.id),
  ),
  new_subcategory_name: field(textUpTo(MAX_LENGTH.name), (enquiry) =>
    isTyped(enquiry) ? enquiry.sub_category.name : '',
  ),
  sub_sub_category: field(id, (enquiry) => (isTyped(enquiry) ? '' : String(enquiry.sub_sub_category?.id ?? ''))),
  new_sub_subcategory_name: field(textUpTo(MAX_LENGTH.name), (enquiry) =>
    isTyped(enquiry) ? (enquiry.sub_sub_category?.name ?? '') : '',
  ),
  grade: field(textUpTo(MAX_LENGTH.grade), ({ grade }) => grade ?? ''),
  is_organic: field(chosen(['yes', 'no'], texts.organic), ({ is_organic }) => (is_organic ? 'yes' : 'no')),
  quantity: field(
    v.pipe(
      number(3, texts.quantityDecimals),
      v.nonEmpty(say(texts.quantity)),
      v.check((typed) => (typedNumber(typed) ?? 1) >= 1, say(texts.quantityTooSmall)),
    ),
    ({ quantity }) => String(quantity),
  ),
  unit: field(chosen(UNITS, texts.unit), ({ unit }) => unit),
  expected_price: field(v.pipe(price, v.nonEmpty(say(texts.price))), ({ expected_price }) => String(expected_price)),
  minimum_expected_price: field(price, ({ minimum_expected_price: minimum }) => (minimum > 0 ? String(minimum) : '')),
  location: field(requiredText(MAX_LENGTH.location, texts.location), ({ location }) => location ?? ''),
  additional_notes: field(textUpTo(MAX_LENGTH.notes), ({ additional_notes }) => additional_notes ?? ''),
} as const

type Fields = typeof FIELDS
type Name = keyof Fields
type Typed = { [F in Name]: v.InferInput<Fields[F]['rule']> }
const eachField = <Value>(make: (field: Field<v.GenericSchema<string, unknown>>) => Value) =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, make(field as never)]))

const rules = eachField(({ rule }) => rule) as { [F in Name]: Fields[F]['rule'] }
export const emptyValues = (businessType: BusinessType | undefined): EnquiryValues => ({
  ...(eachField(() => '') as Typed),
  type: mayBuy(businessType) ? '' : 'sell',
  photo: null,
})

export const formValuesOf = (enquiry: Enquiry): EnquiryValues => ({
  ...(eachField(({ stored }) => stored(enquiry)) as Typed),
  photo: null,
})

/** null leaves the photo unchanged; `removed` deletes the stored one. */
type PhotoChoice = File | 'removed' | null
const photo = v.custom<PhotoChoice>((value) => value === null || value === 'removed' || value instanceof File)

/** The checked values. The photo is scaled before it is sent, and an empty minimum price is 0.00. */
export type EnquiryOutput = Omit<EnquiryInput, 'photo' | 'contact_preference'> & { photo: PhotoChoice }

type Checked = { [F in Name]: v.InferOutput<Fields[F]['rule']> } & { photo: PhotoChoice }
/** A field's error that depends on other fields too. */
const at = <const F extends Name>(
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
  v.object({ ...rules, photo }),
  at('new_subcategory_name', texts.newSubcategory, (name, { sub_category }) => sub_category !== OTHER || name !== ''),
  at('new_sub_subcategory_name', texts.newVariety, (name, { sub_category }) => sub_category !== OTHER || name !== ''),
  at('sub_sub_category', texts.variety, (variety, { sub_category }) => sub_category === OTHER || variety !== ''),
  at('minimum_expected_price', texts.minimumAbove, (minimum, { expected_price }) => {
    const expected = typedNumber(expected_price)
    return expected === undefined || (typedNumber(minimum) ?? 0) <= expected
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
    expected_price: typedNumber(values.expected_price)!,
    minimum_expected_price: typedNumber(values.minimum_expected_price) || NO_MINIMUM_PRICE,
    location: values.location,
    additional_notes: values.additional_notes,
    photo: values.photo,
  })),
)

export type EnquiryValues = v.InferInput<typeof enquirySchema>
export type EnquiryFormState = Form<typeof enquirySchema>

const NO_VARIETY = { sub_sub_category: '', new_subcategory_name: '', new_sub_subcategory_name: '' } as const

/** Chooses a category, which clears subcategory, variety and typed names (§enquiries.19). */
export const withCategory = (product: string) => ({ product, sub_category: '' as const, ...NO_VARIETY })

export const withSubcategory = (sub_category: string) => ({ sub_category, ...NO_VARIETY })
