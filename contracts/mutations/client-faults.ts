/** A fault in src/api: a piece of its source and the replacement. */
export type ClientFault = {
  name: string
  from: string
  to: string
  /** Test file and operation that must detect it. */
  tests: string
  operation: string
}

/** By the test file and the operation that must detect them. */
const FAULTS: Record<string, Record<string, [from: string, to: string]>> = {
  'catalogue listCategories': {
    'an address loses its slash at the end': [
      'listCategories: {"path":"/api/mobile/v1/product-categories/"',
      'listCategories: {"path":"/api/mobile/v1/product-categories"',
    ],
  },
  'mandi listMandiPrices': {
    'the language header is lost': [`({ 'X-user-lang': locale })`, '(locale && {})'],
  },
  'profile getUserRole': {
    'the token is sent in another way': ['`Bearer ${token}`', '`Token ${token}`'],
    'the end of a session goes unnoticed': [
      '=== authorization()) session.onUnauthorized()',
      '=== authorization()) void 0',
    ],
  },
  'own-enquiries closeEnquiry': {
    'the body of a DELETE is lost': ['body: { closing_remark },', ''],
  },
  'own-enquiries addProductImage': {
    'a field of a form is renamed': ['>({ image })', '>({ photo: image })'],
    'a form has a field that nobody agreed on': ['>({ image })', '>({ image, caption: "onion" })'],
  },
  'own-enquiries createEnquiry': {
    'a field of a form is not sent any more': [
      '{ ...input, contact_preference',
      '{ ...input, minimum_expected_price: undefined, contact_preference',
    ],
  },
  'registration createAgent': {
    'a form says yes and no in another way': [
      'form.append(name, String(value))',
      'form.append(name, typeof value === "boolean" ? String(Number(value)) : String(value))',
    ],
  },
  'payment createPayment': {
    'a request has a field that nobody agreed on': [`platform: 'web'`, `platform: 'web', campaign: 'none'`],
    'a number is sent as a text': ['payment_plan: PREMIUM_PLAN,', 'payment_plan: String(PREMIUM_PLAN),'],
    'rupees are sent as paise': [
      'body: { ...input, payment_type',
      'body: { ...input, amount: input.amount * 100, payment_type',
    ],
  },
  'directory listFarmers': {
    'another page size': ['PAGE_SIZE = 12', 'PAGE_SIZE = 20'],
  },
  'own-enquiries updateEnquiry': {
    'another method': ['api.PATCH(', 'api.PUT('],
  },
  'payment getPlan': {
    'the words of a refusal are looked for in another field': [
      'message: lenient(v.string())',
      'detail: lenient(v.string())',
    ],
    'a reply must have a field that nobody promised': [
      'export const vPlan = /* @__PURE__ */ v.object({',
      'export const vPlan = /* @__PURE__ */ v.object({ currency: v.string(),',
    ],
  },
  'enquiries purchaseEnquiryContact': {
    'the code of a refusal is looked for in another field': ['error: lenient(', 'code: lenient('],
  },
  'enquiries getEnquiryDetail': {
    'one of two shapes of a reply is not read any more': [`'data' in reply ? reply.data : reply`, 'reply.data'],
  },
}

export const clientFaults = Object.entries(FAULTS).flatMap(([where, faults]) => {
  const [tests = '', operation = ''] = where.split(' ')
  return Object.entries(faults).map(([name, [from, to]]): ClientFault => ({ name, from, to, tests, operation }))
})
