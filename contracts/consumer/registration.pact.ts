import { ask } from './app.ts'
import { createBusiness, createProfile, pincodeQuery } from '../../src/api/registration.ts'
import type { BusinessType } from '../../src/session/storage.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { bill, letter } from './files.ts'
import { list, text, integer } from './match.ts'
import { ME } from './people.ts'
import { profileFlags } from './shapes.ts'

const lang = 'mr'
const contract = contractsIn(lang)

contract('lookUpPincode', {
  request: 'GET /api/mobile/v1/location/pincode/422001/',
  given: [['PIN codes are loaded', { pincode: '422001' }]],
  call: () => ask(pincodeQuery(lang, '422001')),
  answers: {
    '200: its places': {
      body: {
        status: 'success',
        data: {
          state: text('Maharashtra'),
          district: text('Nashik'),
          city: list({
            name: text('Nashik'),
            block: text('Nashik'),
            division: text('Nasik'),
            areas: list(text('Budhwar Peth'), 0),
          }),
        },
      },
      gives: {
        state: 'Maharashtra',
        district: 'Nashik',
        city: [{ name: 'Nashik', block: 'Nashik', division: 'Nasik', areas: ['Budhwar Peth'] }],
      },
    },
    '404: no such PIN code': {
      request: 'GET /api/mobile/v1/location/pincode/999999/',
      given: [['a PIN code does not exist', { pincode: '999999' }]],
      call: () => ask(pincodeQuery(lang, '999999')),
      body: refusal,
    },
  },
})

const place = {
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
  current_location: '19.9975, 73.7898',
} as const
const newcomer: State[] = [['the user has no business', { mobile: ME }]]
/** A complete business of another type, because a user can have only one business. */
const isA = (type: BusinessType): State[] => [['the user has a complete business', { mobile: ME, type }]]
const message = text('तुमची व्यवसाय प्रोफाइल पूर्ण झाली आहे.')

const step1 = { ...place, name: 'अनिता देशमुख', mobile: ME, pincode: '422001', business_type: 'buyer' } as const
contract('createBusiness', {
  request: 'POST /api/mobile/v1/create-business/',
  json: step1,
  given: newcomer,
  call: (sent) => createBusiness(sent, lang),
  answers: {
    '201: step 1 is stored': { body: { message, business_id: integer(231) } },
    '400: a business of another type': { given: isA('farmer'), body: refusal },
  },
})

const personal = <Type extends BusinessType>(business_type: Type) => ({
  ...place,
  full_name: 'अनिता देशमुख',
  email: 'anita@example.com',
  company_name: 'Deshmukh Agro',
  address: '14 Market Yard',
  pin_code: '422001',
  business_type,
})
const completed = (type: BusinessType) => ({ message, business_id: integer(231), ...profileFlags(type) })
const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const office = { ...tax, factory_location: 'Sinnar', office_location: 'Panchavati', has_own_logistics: true }
/** GSTIN with a wrong check character (the last one). */
const wrongGst = '27AAPFU0939F1ZA'

/** The four types that are sent as JSON, and the field for the GST number of those that have one. */
const asJson = [
  [
    'createFarmer',
    'POST /api/mobile/v1/create-farmer/',
    'farmer',
    undefined,
    { farm_size: '12.5 acres', farm_location: 'Niphad', soil_testing_done: true },
  ],
  [
    'createBuyer',
    'POST /api/mobile/v1/create-buyer/',
    'buyer',
    'gst_number',
    { ...tax, storage_house_location: 'Pimpalgaon', has_own_logistics: false },
  ],
  ['createManufacturer', 'POST /api/mobile/v1/create-manufacturer/', 'manufacturer', 'gst_number', office],
  [
    'createFpo',
    'POST /api/mobile/v1/create-fpo/',
    'fpo',
    'organization_gst',
    {
      role_in_organization: 'अध्यक्ष',
      organization_name: 'निफाड शेतकरी उत्पादक कंपनी',
      organization_pan: tax.company_pan,
      organization_gst: tax.gst_number,
      organization_address: 'निफाड',
      number_of_farmers: 340,
      do_manufacturing: true,
    },
  ],
] as const
for (const [id, request, type, gst, details] of asJson) {
  const json = { ...personal(type), ...details }
  contract(id, {
    request,
    json,
    given: newcomer,
    call: (sent) => createProfile[type](sent, lang),
    answers: {
      '201: step 2 is stored': { body: completed(type) },
      '400: a business of another type': { given: isA(type === 'farmer' ? 'buyer' : 'farmer'), body: refusal },
      ...(gst && {
        '400: a GST number that does not exist': {
          json: { ...json, [gst]: wrongGst },
          body: { ...refusal, errors: { [gst]: 'GST क्रमांक तपासा' } },
        },
      }),
    },
  })
}

/** The five types whose form includes a bill. */
const withBill = [
  ['createAgent', 'agent', 'POST /api/mobile/v1/create-agent/'],
  ['createCompany', 'company', 'POST /api/mobile/v1/create-company/'],
  ['createDistributor', 'distributor', 'POST /api/mobile/v1/create-distributor/'],
  ['createRetailer', 'retailer', 'POST /api/mobile/v1/create-retailer/'],
  ['createWholesaler', 'wholesaler', 'POST /api/mobile/v1/create-wholesaler/'],
] as const
for (const [id, type, request] of withBill) {
  const form = { ...personal(type), ...office, has_own_logistics: 'true', cancelled_bill: bill }
  const send = (file?: File) =>
    createProfile[type]({ ...personal(type), ...office, ...(file && { cancelled_bill: file }) } as never, lang)
  const { cancelled_bill: _, ...withoutFile } = form
  contract(id, {
    request,
    form,
    given: newcomer,
    call: () => send(bill),
    answers: {
      '201: step 2 is stored': { body: completed(type) },
      '201: details are changed, the stored bill stays': {
        form: withoutFile,
        given: isA(type),
        call: () => send(),
        body: completed(type),
      },
      '400: a bill that is none': {
        form: { ...form, cancelled_bill: letter },
        call: () => send(letter),
        body: { ...refusal, errors: { cancelled_bill: 'PDF, JPEG, PNG' } },
      },
      '400: a business of another type': { given: isA('farmer'), body: refusal },
    },
  })
}
