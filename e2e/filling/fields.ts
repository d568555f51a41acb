import { allOperations, readDocument, resolved, type JsonSchema } from '../../contracts/document.ts'
import type { Way } from './ways.ts'

/** The text put into a field, per way if that differs, and the value to be sent. */
export type Filling = {
  text: string
  /** The value sent for a number or a code, which differs from the input; `true` means the text. */
  sent?: string | true
} & Partial<Record<Way, string>>

const digits = (latin: string) => latin.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
const pan: Filling = {
  text: 'aapfu0939f',
  sent: 'AAPFU0939F',
  pasted: 'PAN: AAPFU0939F.',
  dictated: 'a a p f u 0939 f',
}
const gstin: Filling = {
  text: '27aapfu0939f1zv',
  sent: '27AAPFU0939F1ZV',
  pasted: 'GSTIN 27AAPFU0939F1ZV (active)',
  dictated: '27 a a p f u 0939 f 1 z v',
}
const person: Filling = { text: 'Asha Pawar', composed: 'आशा पवार', pasted: '\u00a0Asha Pawar\n' }
const email: Filling = { text: 'asha@example.com', pasted: ' asha@example.com\n' }
const company: Filling = { text: 'Pawar & Sons', composed: 'पवार आणि मुले' }
const place: Filling = { text: 'Panchavati, Nashik', composed: 'पंचवटी, नाशिक' }
const words: Filling = {
  text: 'All of it is sold',
  composed: 'सगळे विकले',
  pasted: '“All of it is sold”\n',
  dictated: 'all of it is sold ',
}
const count = (text: string): Filling => ({ text, sent: true, composed: digits(text), pasted: `about ${text} of them` })

/** Every text field, by name, or by id if it has none. */
export const FIELDS: Record<string, Filling> = {
  mobile: {
    text: '9876543210',
    sent: true,
    composed: digits('9876543210'),
    autofilled: '09876543210',
    pasted: 'Ramesh: +91 98765-43210 (mobile)',
    dictated: '98765 43210 ',
  },
  otp: {
    text: '112236',
    sent: true,
    composed: digits('112236'),
    pasted: 'Your OTP is 11-22 36. Valid for 2 minutes. Do not share it.',
    dictated: '1 1 2 2 3 6 ',
  },
  pincode: {
    text: '422306',
    sent: true,
    composed: digits('422306'),
    pasted: 'Gat 45, Niphad - 422 306 (Maharashtra)',
    dictated: '422 306 ',
  },
  area: { text: 'Kotamgaon' },
  city: { text: 'Niphad', pasted: ' Niphad\n' },
  district: { text: 'Nashik', pasted: ' Nashik\n' },
  state: { text: 'Maharashtra', pasted: ' Maharashtra\n' },
  address: { text: '14 Market Yard', composed: '१४ मार्केट यार्ड', pasted: '14 Market Yard\n' },
  name: person,
  full_name: person,
  email,
  farm_size: {
    text: '12.5',
    sent: '12.5 acres',
    composed: digits('12.5'),
    pasted: 'approx. 12.5 acres',
    dictated: '12.5 ',
  },
  farm_location: place,
  total_products_harvested: count('4'),
  number_of_farmers: count('340'),
  organization_name: company,
  role_in_organization: { text: 'Director', composed: 'अध्यक्ष' },
  organization_address: place,
  company_name: company,
  office_location: place,
  factory_location: place,
  storage_house_location: place,
  company_pan: pan,
  organization_pan: pan,
  gst_number: gstin,
  organization_gst: gstin,
  new_subcategory_name: { text: 'Dragon fruit', composed: 'ड्रॅगन फ्रूट' },
  new_sub_subcategory_name: { text: 'Red', composed: 'लाल' },
  grade: { text: 'Grade B' }, // not the stored one: a change sends only what differs
  quantity: { text: '1250', sent: true, composed: digits('1250'), pasted: ' 1,250\n', dictated: '1 250 ' },
  expected_price: {
    text: '12.50',
    sent: '12.5',
    composed: digits('12.50'),
    pasted: '₹ 12.50/-',
    dictated: 'Rs. 12.50 ',
  },
  minimum_expected_price: { text: '11', sent: true, composed: digits('11'), pasted: '₹11' },
  location: place,
  additional_notes: words,
  reason: words,
  message: words,
  closing_remark: words,
  pin: {
    text: '422001',
    sent: true,
    composed: digits('422001'),
    pasted: 'Panchavati, Nashik 422 001',
    dictated: '422 001 ',
  },
  search: { text: 'onion', composed: 'कांदा', pasted: ' onion\n' },
  commodity: { text: 'onion', composed: 'कांदा', pasted: ' onion\n' },
  'mandi-state': { text: 'Maharashtra', pasted: ' Maharashtra\n' },
  'mandi-district': { text: 'Nashik', pasted: ' Nashik\n' },
}

export function filling(name: string, way: Way): { put: string; sent: string } {
  const field = FIELDS[name]
  if (!field) throw new Error(`e2e/filling/fields.ts has no row for the field “${name}”`)
  const put = field[way] ?? (way === 'pasted' || way === 'dictated' ? `${field.text} ` : field.text)
  const { sent = put.trim() } = field
  return { put, sent: sent === true ? field.text : sent }
}

const inDocument: Record<string, number[]> = {}
function collect(name: string, { maxLength, properties, allOf, anyOf }: JsonSchema) {
  if (typeof maxLength === 'number') (inDocument[name] ??= []).push(maxLength)
  for (const [inner, schema] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) collect(inner, schema)
  for (const schema of [allOf, anyOf].flat() as (JsonSchema | undefined)[]) if (schema) collect(name, schema)
}
const document = readDocument()
for (const [, , operation] of allOperations(document)) {
  const { parameters = [], requestBody } = resolved(document, operation)
  for (const { name, schema } of parameters) collect(name, schema)
  for (const { schema } of Object.values(requestBody?.content ?? {})) if (schema) collect('', schema)
}
/** Limits that are not in the document: of a mail to the support, and of an area, which is part of an address. */
const OWN: Record<string, number[]> = { area: [100], search: [100], message: [800], name: [80] }

/** Maximum length of a free text in any form; undefined for numbers and codes, which the form checks. */
export const limitsOf = (name: string): number[] | undefined => {
  const documented = inDocument[name === 'name' ? 'full_name' : name.replace('mandi-', '')]
  return FIELDS[name]!.sent === undefined ? [...new Set([...(documented ?? []), ...(OWN[name] ?? [])])] : undefined
}

/** A text that is one character too long, or for a number or a code, ten. */
export function tooLong(name: string): string {
  const limits = limitsOf(name)
  const { text } = FIELDS[name]!
  return limits ? text.padEnd(Math.max(...limits) + 1, text.at(-1)) : text[0]!.repeat(10) + text
}
