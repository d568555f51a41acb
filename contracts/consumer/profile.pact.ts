import { ask } from './app.ts'
import { editUserProfile, requestAccountDeletion, userProfileQuery, userRoleQuery } from '../../src/api/account.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { letter, photo } from './files.ts'
import { flag, oneOf, orNull, text, integer } from './match.ts'
import { ME } from './people.ts'
import { profileFlags } from './shapes.ts'

const lang = 'hi'
const contract = contractsIn(lang)

const complete = (type: string): State => ['the user has a complete business', { mobile: ME, type }]
const person = {
  full_name: text('अनिता देशमुख'),
  email: orNull(text('anita@example.com')),
  mobile: ME,
  preferred_language: oneOf('hindi', 'english', 'marathi'),
  profile_picture: orNull(text('/media/photos/7')),
}
/** The app fills step 2 of the registration from it and finds what is missing before the first enquiry. */
const common = {
  company_name: orNull(text('Pawar Farm')),
  address: orNull(text('Near the school, Ozar')),
  current_location: orNull(text('19.9975, 73.7898')),
  can_view_contact: flag(false),
  city: text('Nashik'),
  district: text('Nashik'),
  state: text('Maharashtra'),
  pin_code: text('422206'),
}
const tax = { company_pan: text('ABCDE1234F'), gst_number: text('27AAPFU0939F1ZV') }
const office = { ...tax, factory_location: text('Ozar, Nashik'), office_location: text('Nashik') }
const businesses = {
  farmer: { farm_size: text('5 acres'), farm_location: text('Ozar, Nashik'), is_organic: flag(true) },
  buyer: { ...tax, storage_house_location: text('Ozar, Nashik') },
  manufacturer: office,
  fpo: {
    role_in_organization: text('Director'),
    organization_name: text('Ozar Farmer Producer Company'),
    organization_pan: tax.company_pan,
    organization_gst: tax.gst_number,
    organization_address: text('Ozar, Nashik'),
    number_of_farmers: integer(120),
    do_manufacturing: flag(false),
  },
}
const profile = { success: true, is_premium: flag(false), role: text('user') }
const withBusiness = (type: keyof typeof businesses) => ({
  given: [complete(type)],
  body: {
    ...profile,
    user: person,
    business: { ...common, business_type: type, ...businesses[type] },
    ...profileFlags(type),
  },
})

contract('getUserProfile', {
  request: 'GET /api/mobile/v1/user-profile/',
  call: () => ask(userProfileQuery(lang)),
  answers: {
    '200: a farmer': withBusiness('farmer'),
    '200: a buyer': withBusiness('buyer'),
    '200: a manufacturer': withBusiness('manufacturer'),
    '200: a farmer producer organisation': withBusiness('fpo'),
    '200: a premium user': {
      given: [
        ['the user has no business', { mobile: ME }],
        ['the user is premium', { mobile: ME }],
      ],
      body: { ...profile, user: person, business: null, is_premium: true, ...profileFlags() },
    },
    '200: without a business': {
      given: [['the user has no business', { mobile: ME }]],
      body: { ...profile, user: person, business: null, ...profileFlags() },
    },
    '200: the person at the top level': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'getUserProfile', example: 'flatWithoutBusiness' }]],
      body: {
        ...profile,
        name: text('अनिता'),
        email: orNull(text('a@example.com')),
        phone: text(ME),
        business: null,
        ...profileFlags(),
      },
      gives: {
        success: true,
        is_premium: false,
        role: 'user',
        user: {
          full_name: 'अनिता',
          email: 'a@example.com',
          mobile: ME,
          preferred_language: undefined,
          profile_picture: null,
        },
        business: null,
        ...profileFlags(),
      },
    },
  },
})

contract('getUserRole', {
  request: 'GET /api/user/profile/',
  call: () => ask(userRoleQuery(lang)),
  answers: { '200: the role': { body: { role: text('user') }, gives: 'user' } },
})

const confirmed = { success: true, message: text('आपकी प्रोफ़ाइल अपडेट हो गई है।') }
contract('editUserProfile', {
  request: 'POST /api/mobile/v1/edit-user-profile/',
  form: { full_name: 'अनिता देशमुख', email: 'anita@example.com', profile_picture: photo },
  call: (sent) => editUserProfile(sent, lang),
  answers: {
    '200: with a picture': { body: confirmed },
    '200: the e-mail address removed': {
      form: { full_name: 'अनिता देशमुख', email: '' },
      body: confirmed,
    },
    '400: a picture that is none': {
      form: { full_name: 'अनिता देशमुख', profile_picture: letter },
      body: { ...refusal, errors: { profile_picture: 'फ़ोटो चुनें' } },
    },
  },
})

contract('requestAccountDeletion', {
  request: 'POST /api/auth/request-deletion/',
  json: { reason: 'शेती सोडली' },
  call: (sent) => requestAccountDeletion(sent, lang),
  answers: {
    '201: stored': { body: confirmed },
    '201: asked again': { given: [['the user asked for deletion', { mobile: ME }]], body: confirmed },
    '400: without a reason': {
      isInvalid: true,
      json: { reason: ' ' },
      body: { ...refusal, errors: { reason: 'कारण बताएँ' } },
    },
  },
})
