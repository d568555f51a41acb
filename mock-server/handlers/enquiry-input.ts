import type { components } from '../../src/api/generated/schema.ts'
import type { Problems } from '../failure.ts'
import { inAll } from '../store/names.ts'
import { searchText } from '../store/search-text.ts'
import type { Store } from '../store/store.ts'

type Form = components['schemas']['EnquiryForm']

/** Form fields that are not stored in a column of the same name. */
type Unstored = 'photo' | 'is_new_subcategory' | 'contact_preference'
/** The columns of `enquiry` filled from a form: every form field except `Unstored`. */
export type EnquiryValues = {
  [Name in Exclude<keyof Form, Unstored>]-?: Name extends 'is_organic'
    ? number
    : Name extends 'expected_price' | 'minimum_expected_price' | 'additional_notes'
      ? NonNullable<Form[Name]>
      : undefined extends Form[Name]
        ? NonNullable<Form[Name]> | null
        : Form[Name]
}

/** The document ensures a complete product or none. With a product, the columns that it doesn't use become null. */
const ofProduct =
  <Value>(read: (form: Sent) => Value | undefined) =>
  (form: Sent) =>
    form.sub_category || form.is_new_subcategory ? (read(form) ?? null) : undefined

type Sent = Partial<Omit<Form, 'photo'>>
/** How each column is read from the form; undefined leaves the column unchanged. */
const FIELDS: { [Name in keyof EnquiryValues]: (form: Sent) => EnquiryValues[Name] | undefined } = {
  type: ({ type }) => type,
  product: ({ product }) => product,
  sub_category: ofProduct(({ sub_category }) => sub_category),
  sub_sub_category: ofProduct(({ sub_sub_category }) => sub_sub_category),
  new_subcategory_name: ofProduct(({ new_subcategory_name }) => new_subcategory_name?.trim()),
  new_sub_subcategory_name: ofProduct(({ new_sub_subcategory_name }) => new_sub_subcategory_name?.trim()),
  grade: ({ grade }) => (grade === undefined ? undefined : grade.trim() || null),
  is_organic: ({ is_organic }) => (is_organic === undefined ? undefined : Number(is_organic)),
  quantity: ({ quantity }) => quantity,
  unit: ({ unit }) => unit,
  expected_price: ({ expected_price }) => expected_price,
  minimum_expected_price: ({ minimum_expected_price }) => minimum_expected_price,
  location: ({ location }) => location?.trim(),
  additional_notes: ({ additional_notes }) => additional_notes?.trim(),
}
export const COLUMNS = Object.keys(FIELDS) as (keyof EnquiryValues)[]
const NOTHING: Partial<EnquiryValues> = { additional_notes: '' }

/** @param stored current values, if an existing enquiry is changed */
export function valuesOf(form: Sent, stored = NOTHING): EnquiryValues {
  const valueOf = (column: keyof EnquiryValues) => {
    const sent = FIELDS[column](form)
    return sent === undefined ? (stored[column] ?? null) : sent
  }
  // `fromEntries` loses which column has which type.
  return Object.fromEntries(COLUMNS.map((column) => [column, valueOf(column)])) as unknown as EnquiryValues
}

/** Checks that the document can't express: dependent choices and prices (§enquiries.15, §enquiries.16). */
export function problemsOf(store: Store, values: EnquiryValues): Problems {
  return { ...productProblems(store, values), ...priceProblems(values) }
}

function productProblems({ db }: Store, { product, sub_category, sub_sub_category }: EnquiryValues): Problems {
  if (!db.prepare('SELECT 1 FROM category WHERE id = ?').get(product)) return { product: 'unknown_choice' }
  if (sub_category === null) return {}
  const isOfCategory = db
    .prepare('SELECT 1 FROM subcategory WHERE id = ? AND category_id = ?')
    .get(sub_category, product)
  if (!isOfCategory) return { sub_category: 'unknown_choice' }
  const isOfSubcategory = db
    .prepare('SELECT 1 FROM variety WHERE id = ? AND subcategory_id = ?')
    .get(sub_sub_category, sub_category)
  return isOfSubcategory ? {} : { sub_sub_category: 'unknown_choice' }
}

function priceProblems({ expected_price, minimum_expected_price }: EnquiryValues): Problems {
  const problems: Problems = {}
  if (minimum_expected_price > expected_price) problems['minimum_expected_price'] = 'above_expected'
  // Not `multipleOf` in the document: in binary arithmetic 19.99 is not a multiple of 0.01.
  if (!isInPaise(expected_price)) problems['expected_price'] = ['step', 0.01]
  if (!isInPaise(minimum_expected_price)) problems['minimum_expected_price'] = ['step', 0.01]
  return problems
}

function isInPaise(rupees: number): boolean {
  return Math.round(rupees * 100) / 100 === rupees
}

/** The text that the board's search looks in: product in all languages and spoken names, place, notes. */
export function searchTextOf({ db }: Store, values: EnquiryValues): string {
  const names = db
    .prepare(
      `SELECT ${inAll('c.name')} AS category, s.search AS subcategory,
              ${inAll('v.name')} AS variety
       FROM category c LEFT JOIN subcategory s ON s.id = ?2 LEFT JOIN variety v ON v.id = ?3 WHERE c.id = ?1`,
    )
    .get(values.product, values.sub_category, values.sub_sub_category) as Record<string, string | null>
  return searchText(
    ...Object.values(names),
    values.new_subcategory_name,
    values.new_sub_subcategory_name,
    values.location,
    values.additional_notes,
  )
}
