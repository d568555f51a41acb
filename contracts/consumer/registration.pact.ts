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
/** GSTIN with a wrong check character (the last one). */
const wrongGst = '27AAPFU0939F1ZA'
const gstRefused = { ...refusal, errors: { gst_number: 'GST क्रमांक तपासा' } }

const farmer = { ...personal('farmer'), farm_size: '12.5 acres', farm_location: 'Niphad', soil_testing_done: true }
contract('createFarmer', {
  request: 'POST /api/mobile/v1/create-farmer/',
  json: farmer,
  given: newcomer,
  call: (sent) => createProfile.farmer(sent, lang),
  answers: {
    '201: step 2 is stored': { body: completed('farmer') },
    '400: a business of another type': { given: isA('buyer'), body: refusal },
  },
})

const buyer = { ...personal('buyer'), ...tax, storage_house_location: 'Pimpalgaon', has_own_logistics: false }
contract('createBuyer', {
  request: 'POST /api/mobile/v1/create-buyer/',
  json: buyer,
  given: newcomer,
  call: (sent) => createProfile.buyer(sent, lang),
  answers: {
    '201: step 2 is stored': { body: completed('buyer') },
    '400: a GST number that does not exist': {
      json: { ...buyer, gst_number: wrongGst },
      body: gstRefused,
    },
    '400: a business of another type': { given: isA('farmer'), body: refusal },
  },
})

const office = { ...tax, factory_location: 'Sinnar', office_location: 'Panchavati', has_own_logistics: true }
const manufacturer = { ...personal('manufacturer'), ...office }
contract('createManufacturer', {
  request: 'POST /api/mobile/v1/create-manufacturer/',
  json: manufacturer,
  given: newcomer,
  call: (sent) => createProfile.manufacturer(sent, lang),
  answers: {
    '201: step 2 is stored': { body: completed('manufacturer') },
    '400: a GST number that does not exist': {
      json: { ...manufacturer, gst_number: wrongGst },
      body: gstRefused,
    },
    '400: a business of another type': { given: isA('farmer'), body: refusal },
  },
})

const fpo = {
  ...personal('fpo'),
  role_in_organization: 'अध्यक्ष',
  organization_name: 'निफाड शेतकरी उत्पादक कंपनी',
  organization_pan: tax.company_pan,
  organization_gst: tax.gst_number,
  organization_address: 'निफाड',
  number_of_farmers: 340,
  do_manufacturing: true,
}
contract('createFpo', {
  request: 'POST /api/mobile/v1/create-fpo/',
  json: fpo,
  given: newcomer,
  call: (sent) => createProfile.fpo(sent, lang),
  answers: {
    '201: step 2 is stored': { body: completed('fpo') },
    '400: a GST number that does not exist': {
      json: { ...fpo, organization_gst: wrongGst },
      body: { ...refusal, errors: { organization_gst: 'GST क्रमांक तपासा' } },
    },
    '400: a business of another type': { given: isA('farmer'), body: refusal },
  },
})

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
