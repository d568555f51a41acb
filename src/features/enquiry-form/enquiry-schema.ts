import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { EnquiryInput } from '../../api/enquiries.ts'
import { vUnit } from '../../api/generated/replies.ts'
import { say } from '../../ui/form/useForm.ts'
import { texts } from './schema-texts.ts'
import { decimalsOf, typedNumber } from '../../domain/forms/typed-number.ts'

/** In place of a subcategory: the person types the names of subcategory and variety. */
export const OTHER = 'other'
/** Limits of the API document (openapi/schemas/enquiries.yaml). */
export const ENQUIRY_MAX_LENGTH = { name: 80, grade: 40, location: 200, notes: 2000 } as const
const MAX_NUMBER = 10_000_000
export const UNITS = vUnit.options

const id = v.pipe(v.string(), v.regex(/^([1-9]\d*)?$/))
const required = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))
const chosen = <const Option extends string>(options: readonly Option[], message: MessageDescriptor) =>
  v.pipe(v.picklist(['', ...options]), v.nonEmpty(say(message)))

/** A number as text; an empty field is for the caller to judge. */
const number = (decimals: number, tooMany: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || typedNumber(text) !== undefined, say(texts.noNumber)),
    v.check((text) => decimalsOf(text) <= decimals, say(tooMany)),
    v.check((text) => (typedNumber(text) ?? 0) <= MAX_NUMBER, say(texts.tooLarge)),
  )
const price = number(2, texts.decimals)

/** Everything but the photo, as text: what a draft can keep. */
const typedEntries = {
  type: chosen(['buy', 'sell'], texts.type),
  product: v.pipe(id, v.nonEmpty(say(texts.product))),
  sub_category: v.pipe(v.union([v.literal(OTHER), id]), v.nonEmpty(say(texts.subcategory))),
  new_subcategory_name: v.pipe(v.string(), v.trim()),
  sub_sub_category: id,
  new_sub_subcategory_name: v.pipe(v.string(), v.trim()),
  grade: v.pipe(v.string(), v.trim()),
  is_organic: chosen(['yes', 'no'], texts.organic),
  quantity: v.pipe(
    number(3, texts.quantityDecimals),
    v.nonEmpty(say(texts.quantity)),
    v.check((text) => (typedNumber(text) ?? 1) >= 1, say(texts.quantityTooSmall)),
  ),
  unit: chosen(UNITS, texts.unit),
  expected_price: v.pipe(price, v.nonEmpty(say(texts.price))),
  minimum_expected_price: price,
  location: required(texts.location),
  additional_notes: v.pipe(v.string(), v.trim()),
}

/** The values that a draft keeps, as they stand in the fields, finished or not. */
export const draftCheck = v.object({
  type: v.picklist(['', 'buy', 'sell']),
  product: id,
  sub_category: v.union([v.literal(OTHER), id]),
  new_subcategory_name: v.string(),
  sub_sub_category: id,
  new_sub_subcategory_name: v.string(),
  grade: v.string(),
  is_organic: v.picklist(['', 'yes', 'no']),
  quantity: v.string(),
  unit: v.picklist(['', ...UNITS]),
  expected_price: v.string(),
  minimum_expected_price: v.string(),
  location: v.string(),
  additional_notes: v.string(),
})

/** A new photo; null: as it is; `removed`: the stored one shall go. */
type PhotoChoice = File | 'removed' | null
const photo = v.custom<PhotoChoice>((value) => value === null || value === 'removed' || value instanceof File)

/** What is sent, but for the photo, which is scaled first. An empty minimum price is 0.00. */
export type EnquiryOutput = Omit<EnquiryInput, 'photo' | 'contact_preference'> & { photo: PhotoChoice }

/** The rules of the form (§enquiries.15, §enquiries.16), from what stands in the fields to what is sent. */
export const enquirySchema = v.pipe(
  v.object({ ...typedEntries, photo }),
  v.forward(
    v.check(
      ({ sub_category, new_subcategory_name }) => sub_category !== OTHER || new_subcategory_name !== '',
      say(texts.newSubcategory),
    ),
    ['new_subcategory_name'],
  ),
  v.forward(
    v.check(
      ({ sub_category, new_sub_subcategory_name }) => sub_category !== OTHER || new_sub_subcategory_name !== '',
      say(texts.newVariety),
    ),
    ['new_sub_subcategory_name'],
  ),
  v.forward(
    v.check(
      ({ sub_category, sub_sub_category }) => sub_category === OTHER || sub_sub_category !== '',
      say(texts.variety),
    ),
    ['sub_sub_category'],
  ),
  v.forward(
    v.check(({ expected_price, minimum_expected_price }) => {
      const expected = typedNumber(expected_price)
      return expected === undefined || (typedNumber(minimum_expected_price) ?? 0) <= expected
    }, say(texts.minimumAbove)),
    ['minimum_expected_price'],
  ),
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
    minimum_expected_price: typedNumber(values.minimum_expected_price) ?? 0,
    location: values.location,
    additional_notes: values.additional_notes,
    photo: values.photo,
  })),
)

/** What stands in the fields. */
export type EnquiryValues = v.InferInput<typeof enquirySchema>
