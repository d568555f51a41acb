import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Lang } from '../../mock-server/operation.ts'
import { MAX_UPLOAD_BYTES } from '../../mock-server/uploads.ts'
import { aStep1, aStep2 } from '../factories.ts'
import { startMock } from './mock.ts'
import { inEveryLanguage, newMobile, signInByOtp, visitor, type Person } from './person.ts'

const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const office = { ...tax, office_location: 'Panchavati', has_own_logistics: true, is_organic: false }

const organization = {
  role_in_organization: 'अध्यक्ष',
  organization_name: 'बरखेड़ी किसान उत्पादक कंपनी',
  organization_pan: 'AAPFU0939F',
  organization_gst: '27AAPFU0939F1ZV',
  organization_address: 'बरखेड़ी',
  number_of_farmers: 340,
}

/** The extras of each type, and whether it requires a file. */
const types = {
  farmer: { extras: { farm_size: '12.5 acres', farm_location: 'Niphad', total_products_harvested: 4 }, bill: false },
  fpo: { extras: organization, bill: false },
  buyer: { extras: { ...tax, company_name: 'Deshmukh Agro', storage_house_location: 'Pimpalgaon' }, bill: false },
  manufacturer: { extras: { ...office, company_name: 'Deshmukh Foods', factory_location: 'Sinnar' }, bill: false },
  agent: { extras: office, bill: true },
  company: { extras: office, bill: true },
  distributor: { extras: office, bill: true },
  retailer: { extras: office, bill: true },
  wholesaler: { extras: office, bill: true },
} as const
type Type = keyof typeof types
const names = Object.keys(types) as Type[]

const pdf = new File(['%PDF-1.7\r\n', new Uint8Array([0, 13, 10, 255, 128]), '\r\n--boundary'], 'रद्द "चेक"; 1.pdf')

const fieldsOf = (type: Type, changes: object = {}) => aStep2(type, { ...types[type].extras, ...changes })

const form = (fields: object, bill: File | string = pdf): Record<string, string | File> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  cancelled_bill: bill,
})

let person: Person
const mock = await startMock()
afterAll(() => expect(mock.log).toEqual([]))
beforeEach(async () => {
  person = await signInByOtp(mock, newMobile())
})

const complete = (type: Type, changes?: object, file?: File, lang?: Lang) => {
  const path = `/api/mobile/v1/create-${type}/`
  const fields = fieldsOf(type, changes)
  return types[type].bill ? person.send(path, form(fields, file), lang) : person.post(path, fields, lang)
}
const start = (business_type: Type, changes = {}) =>
  person.post('/api/mobile/v1/create-business/', aStep1({ email: 'anita@example.com', business_type, ...changes }))
const isComplete = ({ business_id }: Record<string, unknown>) =>
  mock.rows('SELECT profile_complete FROM business WHERE id = ?', Number(business_id))[0]?.['profile_complete']
const profile = async () => (await person.get('/api/mobile/v1/user-profile/')).body

test('a PIN code leads to its places', async () => {
  const areas = ['Nashik', 'Budhwar Peth', 'Nashik City', 'Nashik Main Road']
  const city = [{ name: 'Nashik', block: 'Nashik', division: 'Nasik', areas }]
  const { body } = await visitor(mock).get('/api/mobile/v1/location/pincode/422001/')
  expect(body).toEqual({ status: 'success', data: { state: 'Maharashtra', district: 'Nashik', city } })
})

test('of 19,486 PIN codes every twentieth is known, without a token', async () => {
  const pins = mock.rows('SELECT pin FROM pincode').map(({ pin }) => String(pin))
  expect(pins).toHaveLength(19_486)
  for (const pin of pins.filter((_, index) => index % 20 === 0))
    expect((await visitor(mock).get(`/api/mobile/v1/location/pincode/${pin}/`)).status, pin).toBe(200)
})

describe('createBusiness', () => {
  test('again brings it up to date, its type included', async () => {
    const first = await start('buyer')
    const second = await start('farmer', { name: 'अनिता देशमुख', email: undefined, city: 'Niphad' })
    expect(second.body['business_id']).toBe(first.body['business_id'])
    expect(await profile()).toMatchObject({
      user: { full_name: 'अनिता देशमुख', email: 'anita@example.com' },
      business: { business_type: 'farmer', city: 'Niphad' },
    })
  })

  test('leaves a complete profile and its type unchanged', async () => {
    await complete('buyer')
    expect(await start('farmer')).toMatchObject({ status: 400, body: { error: 'wrong_business_type' } })
    expect((await start('buyer')).status).toBe(201)
    expect(await profile()).toMatchObject({
      business: { company_name: 'Deshmukh Agro', address: '14 Market Yard', storage_house_location: 'Pimpalgaon' },
      has_buyer_profile: true,
    })
  })
})

test.each(names)('a %s completes what step 1 began, and may post enquiries then', async (type) => {
  const first = await start(type)
  const { body } = await complete(type)
  expect(body['business_id']).toBe(first.body['business_id'])
  expect(isComplete(body)).toBe(1)
})

describe('fields', () => {
  test('an fpo is named after its organization, others after the person', async () => {
    await complete('fpo')
    expect(await profile()).toMatchObject({ business: { company_name: 'बरखेड़ी किसान उत्पादक कंपनी' } })
    person = await signInByOtp(mock, newMobile())
    await complete('farmer')
    expect(await profile()).toMatchObject({ business: { company_name: 'Anita Deshmukh' } })
  })

  test('a profile without PAN and GST number has its flag, but not all that posting asks for', async () => {
    const { status, body: answer } = await complete('fpo', { organization_pan: undefined, organization_gst: undefined })
    expect({ status, flag: answer['has_fpo_profile'] }).toEqual({ status: 201, flag: true })
    expect(isComplete(answer)).toBe(0)
  })

  test.each([
    ['agent', 'gst_number', '27AAPFU0939F1ZA'],
    ['agent', 'business_type', 'buyer'],
    ['company', 'agency_name', 'not in the contract'],
  ] as const)('%s: refuses %s %j and stores nothing', async (type, field, value) => {
    expect(await complete(type, { [field]: value })).toMatchObject({
      status: 400,
      body: { error: 'invalid', errors: { [field]: [expect.any(String)] } },
    })
    expect(await profile()).toMatchObject({ business: null, user: { full_name: '' } })
  })

  test.each([
    ['company_pan', 'ABCDE12345', 'Invalid PAN format. Should be like ABCDE1234F'],
    ['gst_number', '27AAPFU0939F1ZA', 'Invalid GST format'],
  ])('%s is refused in every language', async (field, value, english) => {
    const said = await inEveryLanguage(
      (lang) => complete('buyer', { [field]: value }, undefined, lang),
      (answer) => (answer['errors'] as Record<string, string[]>)[field]?.[0],
    )
    expect(said[0]).toBe(english)
  })

  test.each(['09AAACT2727Q1ZU', '27AAPFU0939F1ZV'])('GST number %s is right', async (gst_number) => {
    expect((await complete('buyer', { gst_number })).status).toBe(201)
  })
})

describe('the cancelled bill', () => {
  const stored = (businessId: unknown) =>
    mock.rows('SELECT type, name, bytes FROM uploaded_document WHERE business_id = ?', Number(businessId))

  test.each([
    ['pdf', '%PDF-1.4\r\n', 'application/pdf'],
    ['jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['JPEG', '\xff\xd8\xff\xe1', 'image/jpeg'],
    ['png', '\x89PNG\r\n\x1a\n', 'image/png'],
  ])('is stored byte for byte: %s of the largest size', async (extension, beginning, type) => {
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES, Buffer.from([0, 13, 10, 45, 45, 255, 26]))
    bytes.write(beginning, 'latin1')
    const { status, body: answer } = await complete('retailer', {}, new File([bytes], `बिल "1"; क.${extension}`))
    expect(status).toBe(201)
    const [document] = stored(answer['business_id'])
    expect(document).toMatchObject({ type, name: `बिल "1"; क.${extension}` })
    expect(Buffer.from(document?.['bytes'] as Uint8Array).equals(bytes)).toBe(true)
  })

  test('sent again replaces the old one', async () => {
    await complete('agent')
    const { body: answer } = await complete('agent', {}, new File(['%PDF-2.0'], 'new.pdf'))
    expect(stored(answer['business_id']).map(({ name }) => name)).toEqual(['new.pdf'])
  })

  test.each([
    ['a byte too large', new File([Buffer.alloc(MAX_UPLOAD_BYTES + 1, '%PDF-')], 'large.pdf')],
    ['another type', new File(['GIF89a'], 'picture.gif')],
    ['a page under a false name', new File(['<script>'], 'bill.pdf', { type: 'application/pdf' })],
    ['a bill under a false name', new File(['%PDF-1.4'], 'bill.exe')],
    ['empty', new File([], 'empty.pdf')],
  ])('is refused when it is %s, in every language', async (_, file) => {
    expect((await complete('wholesaler', {}, file)).status).toBe(400)
    await inEveryLanguage(
      (lang) => complete('wholesaler', {}, file, lang),
      (answer) => (answer['errors'] as Record<string, string[]>)['cancelled_bill']?.[0],
    )
    expect(await profile()).toMatchObject({ business: null })
  })

  test('is asked for by the name that the form gives it', async () => {
    const nothing = new File([], '')
    expect((await complete('agent', {}, nothing)).body['errors']).toEqual({
      cancelled_bill: ['Cancelled bill is required'],
    })
    expect((await complete('company', {}, nothing)).body['errors']).toEqual({
      cancelled_bill: ['Cancelled cheque/passbook is required'],
    })
  })

  test('is not stored yet when only step 1 was done', async () => {
    await start('agent')
    const { cancelled_bill: _, ...texts } = form(fieldsOf('agent'))
    expect((await person.send('/api/mobile/v1/create-agent/', texts)).body['errors']).toEqual({
      cancelled_bill: ['Cancelled bill is required'],
    })
  })
})
