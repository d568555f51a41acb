import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { detailOf, KINDS } from './contacts.ts'
import { ME, OTHER, type Journey, type Reply } from './journey.ts'
import { order } from './people.ts'

const NAMES: Record<string, string> = { en: 'Cereals', hi: 'अनाज', mr: 'तृणधान्ये' }
const WHEAT: Record<string, string> = { en: 'Wheat', hi: 'गेहूं', mr: 'गहू' }
const GOLDEN: Record<string, string> = { en: 'Golden', hi: 'सुनहरा', mr: 'सोनेरी' }
const ONION: Record<string, string> = { en: 'Onion', hi: 'प्याज', mr: 'कांदा' }
/** Languages alternate, to detect a reply that was cached for one language and sent for another. */
const MIXED: Locale[] = ['hi', 'mr', 'en', 'hi', 'en', 'mr']

/** Words and letters that occur in only one of the languages; ळ is rare in Hindi. */
const ONLY: Record<string, RegExp> = {
  hi: /(^|[\s।,.])(है|हैं|नहीं|करें|कृपया करके|आपका|आपकी|आपके|लिए|गया|गई|और|में|से|पर|यह|इस)(?=$|[\s।,.!?])/u,
  mr: /(^|[\s।,.])(आहे|आहेत|नाही|नाहीत|करा|तुमचा|तुमची|तुमचे|तुम्ही|साठी|आणि|झाले|झाला|हे|हा|ही|या)(?=$|[\s।,.!?])|ळ/u,
}

/** Fails unless each text is in its language's script, and neither Hindi nor Marathi uses the other's words. */
function spokenIn(said: Map<Locale, { reply: Reply<unknown>; text: string | undefined }>, place: string): void {
  for (const [lang, { reply, text }] of said) {
    reply.must(Boolean(text?.trim()), `has no text in ${lang}`, place)
    const isIndian = /[ऀ-ॿ]/.test(text!)
    reply.must(isIndian === (lang !== 'en'), `says in ${lang}: ${text}`, place)
    const others = lang === 'hi' ? ONLY['mr'] : lang === 'mr' ? ONLY['hi'] : undefined
    const own = ONLY[lang]
    reply.must(
      !others?.test(text!) || own?.test(text!) === true,
      `has words of another language in ${lang}: ${text}`,
      place,
    )
  }
  const [hindi, marathi] = [said.get('hi'), said.get('mr')]
  marathi?.reply.must(hindi?.text !== marathi.text, `has the same text in Hindi and Marathi: ${marathi.text}`, place)
}

async function inEach(call: (lang: Locale) => Promise<{ reply: Reply<unknown>; text: string | undefined }>) {
  const said = new Map<Locale, { reply: Reply<unknown>; text: string | undefined }>()
  for (const lang of LOCALES) said.set(lang, await call(lang))
  return said
}

/** The name of the row with the id 1, of a list that comes bare or as a page. */
function nameOfFirst(reply: Reply<unknown>): string | undefined {
  const body = reply.is(200).body as { results?: Named[] } | Named[]
  return (Array.isArray(body) ? body : body.results)?.find(({ id }) => id === 1)?.name
}
type Named = { id: number; name: string }

export const language: Journey[] = [
  {
    promise: 'Catalogue names on the board and in an enquiry are in the language of each request.',
    page: 'board',
    uses: ['listGlobalEnquiries', 'getEnquiryDetail'],
    harm: 'Farmers can’t read the names.',
    async run({ given, person }) {
      await given('a category is called', { category: 1, ...NAMES })
      await given('there are no enquiries')
      await given('an enquiry exists', { id: 9001, owner: OTHER })
      const me = await person(ME)
      for (const lang of MIXED) {
        const board = (await me.ask('listGlobalEnquiries', { lang })).is(200)
        board.says(board.body.results[0]?.product.name, NAMES[lang], '$.results[0].product.name')
        const detail = (await me.ask('getEnquiryDetail', { path: { id: 9001 }, lang })).is(200)
        detail.says(detailOf(detail).product.name, NAMES[lang], '$.data.product.name')
      }
    },
  },
  {
    promise: 'Menus, the home page and the own list are in the language of each request.',
    page: 'everywhere',
    uses: ['listCategories', 'listLatestEnquiries', 'listOwnEnquiries', 'getEnquiry'],
    harm: 'Menus stay in English.',
    async run({ given, person, visitor }) {
      await given('a category is called', { category: 1, ...NAMES })
      await given('there are no enquiries')
      await given('an enquiry exists', { id: 9001, owner: ME })
      const me = await person(ME)
      for (const lang of MIXED) {
        const menu = (await visitor.ask('listCategories', { query: { pagination: 'false' }, lang })).is(200)
        const categories = Array.isArray(menu.body) ? menu.body : menu.body.results
        menu.says(categories.find(({ id }) => id === 1)?.name, NAMES[lang], '$[0].name')
        const home = (await visitor.ask('listLatestEnquiries', { lang })).is(200)
        home.says(Object.keys(home.body)[0], NAMES[lang], '$.*')
        const own = (await me.ask('listOwnEnquiries', { lang })).is(200)
        own.says(own.body.results[0]?.product.name, NAMES[lang], '$.results[0].product.name')
        const one = (await me.ask('getEnquiry', { path: { id: 9001 }, lang })).is(200)
        one.says(one.body.product.name, NAMES[lang], '$.product.name')
      }
    },
  },
  {
    promise: 'Crops, varieties and mandi prices are named in the language of each request.',
    page: 'mandi',
    uses: ['listSubcategories', 'listSubcategoriesOfCategory', 'listVarieties', 'listMandiPrices'],
    harm: 'Farmers can’t find their crop.',
    async run({ given, visitor }) {
      await given('a subcategory is called', { subcategory: 1, ...WHEAT })
      await given('a variety is called', { variety: 1, ...GOLDEN })
      await given('there are no mandi prices')
      await given('a mandi price is known', { market: 'Yard 7', min_price: 1, max_price: 3, modal_price: 2 })
      const all = { query: { pagination: 'false' } }
      for (const lang of MIXED) {
        const crops = await visitor.ask('listSubcategories', { ...all, lang })
        crops.says(nameOfFirst(crops), WHEAT[lang], '$[0].name')
        const cropsOfOne = await visitor.ask('listSubcategoriesOfCategory', { ...all, path: { categoryId: 1 }, lang })
        cropsOfOne.says(nameOfFirst(cropsOfOne), WHEAT[lang], '$[0].name')
        const varieties = await visitor.ask('listVarieties', { path: { subcategoryId: 1 }, lang })
        varieties.says(nameOfFirst(varieties), GOLDEN[lang], '$.results[0].name')
        const prices = (await visitor.ask('listMandiPrices', { lang })).is(200)
        prices.says(prices.body.records[0]?.commodity, ONION[lang], '$.records[0].commodity')
      }
    },
  },
  {
    promise: 'A business’s produce is named in the language of each request.',
    page: 'business',
    uses: ['getFarmer', 'getBuyer', 'getManufacturer', 'listBusinessProducts'],
    harm: 'Farmers can’t read what a business buys.',
    async run({ given, person }) {
      await given('a subcategory is called', { subcategory: 1, ...WHEAT })
      for (const [index, [type]] of KINDS.entries()) await given('a business exists', { id: 9001 + index, type })
      await given('a business has products', { id: 9001 })
      const me = await person(ME)
      for (const lang of MIXED) {
        for (const [index, [, , operation]] of KINDS.entries()) {
          const detail = (await me.ask(operation, { path: { id: 9001 + index }, lang })).is(200)
          detail.says(detail.body.product_interests.join(), WHEAT[lang], '$.product_interests')
        }
        const products = (await me.ask('listBusinessProducts', { path: { businessId: 9001 }, lang })).is(200)
        products.says(products.body[0]?.sub_category.name, WHEAT[lang], '$[0].sub_category.name')
      }
    },
  },
  {
    promise: 'Visitors get messages about codes, fields and ended sessions in their language.',
    page: 'signIn',
    uses: ['requestOtp', 'verifyOtp', 'listGlobalEnquiries'],
    harm: 'Farmers can’t read why something failed.',
    async run({ given, visitor, withToken }) {
      await given('the mobile is unknown', { mobile: ME })
      const message = (reply: Reply<unknown>) => ({ reply, text: reply.refusal.message })
      const field = (reply: Reply<unknown>, name: string) => ({ reply, text: reply.refusal.errors?.[name]?.join(' ') })
      const bad = (lang: Locale) => visitor.ask('requestOtp', { json: { mobile: '12345' }, lang })
      const wrong = { mobile: ME, otp: '654321' }
      spokenIn(
        await inEach(async (lang) =>
          message((await visitor.ask('requestOtp', { json: { mobile: ME }, lang })).is(200)),
        ),
        '$.message',
      )
      spokenIn(
        await inEach(async (lang) => message((await visitor.ask('verifyOtp', { json: wrong, lang })).is(200))),
        '$.message',
      )
      spokenIn(await inEach(async (lang) => message((await bad(lang)).is(400))), '$.message')
      spokenIn(await inEach(async (lang) => field((await bad(lang)).is(400), 'mobile')), '$.errors.mobile')
      spokenIn(
        await inEach(async (lang) => message((await withToken('old').ask('listGlobalEnquiries', { lang })).is(401))),
        '$.message',
      )
    },
  },
  {
    promise: 'Texts about enquiries and payments are in the person’s language.',
    page: 'enquiryForm',
    uses: [
      'createEnquiry',
      'getEnquiry',
      'closeEnquiry',
      'listEnquiryTasks',
      'createPayment',
      'getPlan',
      'requestAccountDeletion',
    ],
    harm: 'Farmers can’t read why something failed.',
    async run({ given, person }) {
      await given('a plan exists', { plan: 1, amount: 999 })
      const me = await person(ME)
      await given('the user has no business', { mobile: ME })
      await given('an enquiry exists', { id: 9001, owner: ME })
      await given('an enquiry is closed', { id: 9001 })
      const calls: [status: number, (lang: Locale) => Promise<Reply<unknown>>][] = [
        [400, (lang) => me.ask('createEnquiry', { form: { type: 'sell' }, lang })],
        [404, (lang) => me.ask('getEnquiry', { path: { id: 99_999_999 }, lang })],
        [400, (lang) => me.ask('closeEnquiry', { path: { id: 9001 }, json: { closing_remark: 'Sold' }, lang })],
        [400, (lang) => me.ask('createPayment', { json: { amount: 1, ...order }, lang })],
        [201, (lang) => me.ask('requestAccountDeletion', { json: { reason: 'Closing the farm' }, lang })],
      ]
      for (const [status, call] of calls)
        spokenIn(
          await inEach(async (lang) => {
            const reply = (await call(lang)).is(status)
            return { reply, text: reply.refusal.message }
          }),
          '$.message',
        )
      await given('an enquiry has tasks', { id: 9001 })
      spokenIn(
        await inEach(async (lang) => {
          const reply = (await me.ask('listEnquiryTasks', { path: { id: 9001 }, lang })).is(200)
          // The reply's keys are the names of stages, which the document leaves open.
          const tasks = (reply.body as unknown as Record<string, { title: string }[]>)['Sample Inspection']
          return { reply, text: tasks?.[0]?.title }
        }),
        "$.['Sample Inspection'][0].title",
      )
      const reply = (await me.ask('getPlan', { path: { planId: 1 } })).is(200)
      const { features } = reply.body
      spokenIn(new Map(LOCALES.map((lang) => [lang, { reply, text: features[lang].join(' ') }])), '$.features')
    },
  },
]
