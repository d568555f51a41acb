import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { activate } from '../../../src/i18n/catalog.ts'
import { BUSINESS_TYPES, type BusinessType } from '../../../src/session/storage.ts'
import { editedFieldsOf, fieldsOf } from '../../../src/features/registration/declarations.ts'
import { initialValues, profileSchema, type ProfileValues } from '../../../src/features/registration/profile-form.ts'
import type { UserProfile } from '../../../src/api/account.ts'
import { isPersonalComplete, noPersonal, personalOf } from '../../../src/features/registration/personal.ts'
import { errorsOf } from '../../../src/ui/form/useForm.ts'
import { newMobile, signInByOtp, type Client } from '../../mock-server/client.ts'
import { startMock } from '../../mock-server/mock.ts'
import { proves } from '../../proves.ts'
import { filled, personal } from './filled.ts'

await activate('en')
const mock = await startMock()
afterAll(() => expect(mock.log).toEqual([]))

const values = (type: BusinessType, changes: object = {}) =>
  ({ ...initialValues(fieldsOf(type), personal), ...filled[type], ...changes }) as ProfileValues
const errors = (type: BusinessType, changes: object) => errorsOf(profileSchema(type), values(type, changes))
const sent = (type: BusinessType, changes: object = {}) =>
  v.parse(profileSchema(type), values(type, changes)) as Record<string, unknown>

const requiredFile = proves('Missing file: Cancelled cheque/passbook is required')

describe.each(BUSINESS_TYPES)('%s', (type) => {
  const send = (person: Client, body: Record<string, unknown>) => {
    const path = `/api/mobile/v1/create-${type}/`
    if (!('cancelled_bill' in filled[type])) return person('POST', path, { json: body })
    const given = Object.entries(body).filter(([, value]) => value !== undefined)
    const texts = given.map(([name, value]) => [name, value instanceof File ? value : String(value)])
    return person('POST', path, { form: Object.fromEntries(texts) as Record<string, string | File> })
  }
  const stored = async (person: Client) => (await person<UserProfile>('GET', '/api/mobile/v1/user-profile/')).body

  test('the server accepts a complete form, and its values fill the form again', async () => {
    const person = await signInByOtp(mock, newMobile())
    expect(await send(person, sent(type))).toMatchObject({ status: 201, body: { [`has_${type}_profile`]: true } })
    const { business } = await stored(person)
    const { cancelled_bill: _, ...texts } = filled[type]
    expect(initialValues(fieldsOf(type), personal, { ...business })).toMatchObject(texts)
  })

  test('a complete registration saved unchanged stays the same, without a new file', async () => {
    const person = await signInByOtp(mock, newMobile())
    await send(person, { ...sent(type), ...(type === 'farmer' && { company_name: 'Pawar Farms' }) })
    const before = await stored(person)
    const { user, business } = before
    const fields = editedFieldsOf(type, business!.company_name, user.full_name)
    const form = initialValues(fields, personalOf(before), { ...business })
    const body = v.parse(profileSchema(type, { fields, isStored: true }), form) as Record<string, unknown>
    expect(body).not.toHaveProperty('cancelled_bill')
    expect(await send(person, body)).toMatchObject({ status: 201 })
    expect(await stored(person)).toEqual(before)
  })

  test('optional fields may be left out', async () => {
    const optional = fieldsOf(type).flatMap(([name, { kind, isRequired }]) =>
      isRequired || kind === 'yesNo' ? [] : [[name, '']],
    )
    const body = sent(type, { ...Object.fromEntries(optional), email: '' })
    for (const [name] of optional) if (name !== 'company_name') expect(body).not.toHaveProperty(String(name))
    expect(body['email']).toBeUndefined()
    if ('cancelled_bill' in body) return
    const person = await signInByOtp(mock, newMobile())
    expect(await send(person, body)).toMatchObject({ status: 201 })
  })

  test('a text that the app fills in is refused with the limit if it is too long, not cut', () => {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'text') continue
      expect(errors(type, { [name]: 'अ'.repeat(field.maxLength) })).toEqual({})
      const tooLong = { [name]: `${i18n._(field.label)}: enter at most ${field.maxLength} characters` }
      expect(errors(type, { [name]: 'अ'.repeat(field.maxLength + 1) })).toEqual(tooLong)
    }
  })

  test('an empty form marks each required field', requiredFile, () => {
    const empty = errorsOf(profileSchema(type), initialValues(fieldsOf(type), noPersonal))
    expect(new Set(Object.values(empty))).toEqual(new Set([...personalFields, ...required[type]].map(isRequired)))
  })
})

const isRequired = (label: string) =>
  label === 'Number of farmers' ? `${label} must be a positive number` : `${label} is required`
const personalFields = ['Pincode', 'Name', 'City', 'District', 'Detailed address', 'State']
const required: Record<BusinessType, string[]> = {
  farmer: ['Farm size', 'Farm location'],
  buyer: ['Company name', 'Storage house location'],
  manufacturer: ['Company name', 'Factory location', 'Office location'],
  fpo: ['Organization name', 'Role in organization', 'Organization address', 'Number of farmers'],
  agent: ['Cancelled bill'],
  company: ['Cancelled cheque/passbook'],
  distributor: ['Cancelled bill'],
  retailer: ['Cancelled bill', 'Office location'],
  wholesaler: ['Cancelled bill'],
}

test.each(['0', '.', '0.00004', '1/2', '-5'])('a farm size of “%s” is refused', (farm_size) =>
  expect(errors('farmer', { farm_size })).toEqual({ farm_size: 'Farm size must be a positive number' }),
)
test.each([
  '5 एकड़ 20 गुंठे',
  '5 हजार एकड़',
  '20 गुंठे',
  '3 bigha',
  'बीघा 3',
  '6 katha',
  '8 kanal',
  '2 cents',
  '500 sq ft',
  '500 चौरस फूट',
  '40 R',
])('a farm size of “%s” is refused with the units', (farm_size) =>
  expect(errors('farmer', { farm_size })).toEqual({
    farm_size: 'Farm size: enter one number, in acres, hectares or square metres',
  }),
)
test('a farm size of ten digits is refused with the limit', () =>
  expect(errors('farmer', { farm_size: '1234567890' })).toEqual({
    farm_size: 'Farm size: enter at most 9 digits before the decimal point',
  }))
test.each([
  ['0.40469', '0.4047 acres'], // an acre in hectares: the server accepts four decimals
  ['123456789.12346', '123456789.1235 acres'],
  ['.5', '0.5 acres'],
  ['सुमारे १२.५ एकड़', '12.5 acres'],
  ['2 hectares', '2 hectares'],
  ['2ha', '2 hectares'],
  ['2 हेक्टेयर', '2 hectares'],
  ['२ हेक्टर', '2 hectares'],
  ['8,000 sq. m', '8000 sq_meters'],
  ['8000 m²', '8000 sq_meters'],
  ['8000 m2', '8000 sq_meters'],
  ['8000 वर्ग मीटर', '8000 sq_meters'],
  ['8000 चौ.मी.', '8000 sq_meters'],
])('a farm size of “%s” goes as “%s”', (farm_size, text) =>
  expect(sent('farmer', { farm_size, farm_size_unit: 'acres' })).toMatchObject({ farm_size: text }),
)
test.each(['0', '10000001', '12.5', '340 to 350'])('%s farmers are refused', (number_of_farmers) =>
  expect(errors('fpo', { number_of_farmers })).toEqual({
    number_of_farmers: 'Number of farmers must be a positive number',
  }),
)
test('PAN and GSTIN are checked where they are given', () => {
  expect(errors('buyer', { company_pan: 'ABCDE12345', gst_number: '27AAPFU0939F1ZW' })).toEqual({
    company_pan: 'Invalid PAN format. Should be like ABCDE1234F',
    gst_number: 'Invalid GST format',
  })
  expect(errors('buyer', { company_pan: 'ABCDE1234F' })).toEqual({}) // another taxpayer's number: only a warning
})
test('personal fields have their rules in step 2 too', () =>
  expect(errors('farmer', { pincode: '12345', email: 'asha@', name: '  ' })).toEqual({
    pincode: 'Enter a pincode of 6 digits that does not begin with 0',
    email: 'Email is invalid',
    name: 'Name is required',
  }))
test('an fpo’s company is called what the organisation is', () =>
  expect(sent('fpo')).toMatchObject({ company_name: filled.fpo['organization_name'] }))
test('the area ends the address, unless it is in there', () => {
  expect(sent('farmer')).toMatchObject({ address: '14 Market Yard, Kotamgaon' })
  expect(sent('farmer', { address: 'Main road, kotamgaon' })).toMatchObject({ address: 'Main road, kotamgaon' })
})
test('an address that is too long with its area is refused with the limit, not cut', () => {
  const address = 'अ'.repeat(500 - ', Kotamgaon'.length)
  expect(sent('farmer', { address })).toMatchObject({ address: `${address}, Kotamgaon` })
  const tooLong = { address: 'Detailed address and area can have at most 500 characters together' }
  expect(errors('farmer', { address: `${address}अ` })).toEqual(tooLong)
  expect(errors('farmer', { address: `${address}अ`, name: '' })).toEqual({ ...tooLong, name: 'Name is required' })
  expect(isPersonalComplete({ ...personal, address: `${address}अ` })).toBe(false)
})
