import { requestOtp, verifyOtp } from '../../src/api/account.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { text, integer, nowhere } from './match.ts'
import { ME } from './people.ts'
import { profileFlags } from './shapes.ts'

const lang = 'hi'
const contract = contractsIn(lang)
const tried: State[] = [['too many OTPs were tried', { mobile: ME }]]

contract('requestOtp', {
  request: 'POST /api/auth/request-otp/',
  json: { mobile: ME },
  given: [['the mobile is unknown', { mobile: ME }]],
  call: (sent) => requestOtp(sent, lang),
  answers: {
    '200: a code is on its way': { body: { status: 'success', message: text('OTP भेज दिया गया है।') } },
    '200: the code goes to the phone alone': {
      given: [
        ['the mobile is unknown', { mobile: ME }],
        ['the next OTP is', { mobile: ME, otp: '735108' }],
      ],
      body: nowhere('735[ -]?108'),
    },
    '200: no code was sent': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'requestOtp', example: 'notSentHindi' }]],
      body: { status: 'error', message: text('इस नंबर पर OTP नहीं भेजा जा सका।') },
    },
    '400: no Indian mobile number': {
      isInvalid: true,
      json: { mobile: '5812345670' },
      body: { ...refusal },
    },
    '429: too many attempts': { given: tried, body: refusal },
  },
})

const requested: State = ['an OTP was requested', { mobile: ME, otp: '123456' }]
const signedIn = { token: text('5f2c8a1e9b7d4c60a3e8f1b2d4c6a8e0'), user_id: integer(412) }

contract('verifyOtp', {
  request: 'POST /api/auth/verify-otp/',
  json: { mobile: ME, otp: '123456' },
  given: [requested],
  call: (sent) => verifyOtp(sent, lang),
  answers: {
    '200: a new number': {
      given: [['the mobile is unknown', { mobile: ME }], requested],
      body: { ...signedIn, business: false, business_id: null, business_type: null, ...profileFlags() },
    },
    '200: after step 1 of the registration': {
      given: [requested, ['the user has an incomplete business', { mobile: ME, type: 'buyer' }]],
      body: { ...signedIn, business: true, business_id: integer(231), business_type: 'buyer', ...profileFlags() },
    },
    '200: after step 2 of the registration': {
      given: [requested, ['the user has a complete business', { mobile: ME, type: 'fpo' }]],
      body: { ...signedIn, business: true, business_id: integer(231), business_type: 'fpo', ...profileFlags('fpo') },
    },
    '200: another code than was sent': {
      json: { mobile: ME, otp: '654321' },
      body: { status: 'error', message: text('अमान्य OTP।') },
    },
    '200: a code that has expired': {
      given: [['an OTP was requested', { mobile: ME, otp: '123456', expired: true }]],
      body: { status: 'error', message: text('OTP की समय सीमा समाप्त हो गई है।') },
    },
    '400: a code of another length': {
      isInvalid: true,
      json: { mobile: ME, otp: '12345' },
      body: refusal,
    },
    '429: too many attempts': { given: tried, body: refusal },
  },
})
