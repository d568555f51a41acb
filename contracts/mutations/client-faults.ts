/** A fault in src/api: a piece of its source and the replacement. */
export type ClientFault = {
  name: string
  from: string
  to: string
  /** Test file and operation that must detect it. */
  tests: string
  operation: string
}

export const clientFaults: ClientFault[] = [
  {
    name: 'an address loses its slash at the end',
    from: `listCategories: {"path":"/api/mobile/v1/product-categories/"`,
    to: `listCategories: {"path":"/api/mobile/v1/product-categories"`,
    tests: 'catalogue',
    operation: 'listCategories',
  },
  {
    name: 'the language header is lost',
    from: `({ 'X-user-lang': locale })`,
    to: `(locale && {})`,
    tests: 'mandi',
    operation: 'listMandiPrices',
  },
  {
    name: 'the token is sent in another way',
    from: '`Bearer ${token}`',
    to: '`Token ${token}`',
    tests: 'profile',
    operation: 'getUserRole',
  },
  {
    name: 'the end of a session goes unnoticed',
    from: '=== authorization()) onUnauthorized()',
    to: '=== authorization()) void 0',
    tests: 'profile',
    operation: 'getUserRole',
  },
  {
    name: 'the body of a DELETE is lost',
    from: 'body: { closing_remark },',
    to: '',
    tests: 'own-enquiries',
    operation: 'closeEnquiry',
  },
  {
    name: 'a field of a form is renamed',
    from: '>({ image })',
    to: '>({ photo: image })',
    tests: 'own-enquiries',
    operation: 'addProductImage',
  },
  {
    name: 'a field of a form is not sent any more',
    from: 'minimum_expected_price: input.minimum_expected_price ?? MINIMUM_PRICE,',
    to: 'minimum_expected_price: undefined,',
    tests: 'own-enquiries',
    operation: 'createEnquiry',
  },
  {
    name: 'a form has a field that nobody agreed on',
    from: '>({ image })',
    to: '>({ image, caption: "onion" })',
    tests: 'own-enquiries',
    operation: 'addProductImage',
  },
  {
    name: 'a form says yes and no in another way',
    from: 'form.append(name, String(value))',
    to: 'form.append(name, typeof value === "boolean" ? String(Number(value)) : String(value))',
    tests: 'registration',
    operation: 'createAgent',
  },
  {
    name: 'a request has a field that nobody agreed on',
    from: `platform: 'web'`,
    to: `platform: 'web', campaign: 'none'`,
    tests: 'payment',
    operation: 'createPayment',
  },
  {
    name: 'a number is sent as a text',
    from: 'payment_plan: PREMIUM_PLAN,',
    to: 'payment_plan: String(PREMIUM_PLAN),',
    tests: 'payment',
    operation: 'createPayment',
  },
  {
    name: 'another page size',
    from: 'PAGE_SIZE = 12',
    to: 'PAGE_SIZE = 20',
    tests: 'directory',
    operation: 'listFarmers',
  },
  {
    name: 'another method',
    from: 'api.PATCH(',
    to: 'api.PUT(',
    tests: 'own-enquiries',
    operation: 'updateEnquiry',
  },
  {
    name: 'the words of a refusal are looked for in another field',
    from: 'message: lenient(v.string())',
    to: 'detail: lenient(v.string())',
    tests: 'payment',
    operation: 'getPlan',
  },
  {
    name: 'the code of a refusal is looked for in another field',
    from: 'error: lenient(',
    to: 'code: lenient(',
    tests: 'enquiries',
    operation: 'purchaseEnquiryContact',
  },
  {
    name: 'rupees are sent as paise',
    from: 'body: { ...input, payment_type',
    to: 'body: { ...input, amount: input.amount * 100, payment_type',
    tests: 'payment',
    operation: 'createPayment',
  },
  {
    name: 'one of two shapes of a reply is not read any more',
    from: `'data' in reply ? reply.data : reply`,
    to: 'reply.data',
    tests: 'enquiries',
    operation: 'getEnquiryDetail',
  },
  {
    name: 'a reply must have a field that nobody promised',
    from: 'export const vPlan = /* @__PURE__ */ v.object({',
    to: 'export const vPlan = /* @__PURE__ */ v.object({ currency: v.string(),',
    tests: 'payment',
    operation: 'getPlan',
  },
]
