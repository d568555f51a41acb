import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BUSINESS_TYPES } from '../src/session/storage.ts'
import { full } from '../tests/size.ts'
import { sampled } from '../tests/sample.ts'
import { FIELDS, filling, limitsOf } from './filling/fields.ts'
import { byRequest, listen, submit } from './filling/sent.ts'
import { WAYS, type Way } from './filling/ways.ts'
import { enquiryForm } from './enquiry-form.ts'
import { chooseFile, hasFileField } from './file-field.ts'
import { expect, open, openState, stateOf, test } from './fixture.ts'
import { bill } from './registration-form.ts'
import { signIn } from './sign-in.ts'

// Fields are retyped, autofilled, composed by an input method, pasted with surrounding text, and dictated. The sent
// value is the intended one, and the shown value can be recognised as it.

type Form = {
  /** The name of a state in e2e/pages. */
  state: string
  /** Chooses non-text values, and reveals hidden fields. */
  prepare?: (page: Page) => Promise<unknown>
  /** Sends the form, and returns what was sent. */
  send: (page: Page) => Promise<Record<string, unknown>>
  /** The selector of the form; `main form` by default. */
  within?: string
  /** The page opens anew for each round, because sending leaves it. */
  leaves?: true
  /** Signs in, where the state doesn't. */
  before?: (page: Page) => Promise<unknown>
  /** Part of the address of the requests that do reach the mock. */
  goes?: string
  /** Fields that are saved, and sent with another form. */
  later?: string[]
  /** Fields that belong to another form as well; filled in only once. */
  once?: string[]
  /** Fields whose list depends on another choice; they have a test of their own. */
  chosen?: string[]
}

const ways = Object.keys(WAYS) as Way[]
/** The text fields of a form, by name, or by id if they have none; the boxes of an OTP count as one. */
const fieldsOf = (page: Page, within: string) =>
  page.locator(within).evaluateAll((forms) => {
    const kinds = ':is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea)'
    const fields = forms.flatMap((form) => [...form.querySelectorAll<HTMLInputElement>(kinds)])
    const names = fields
      .filter((field) => field.checkVisibility())
      .map(({ name, id, autocomplete, ariaLabel }) =>
        autocomplete === 'one-time-code' || /\d of 6/.test(ariaLabel ?? '') ? 'otp' : name || id,
      )
    return [...new Set(names)]
  })
const fieldOf = (page: Page, within: string, name: string) =>
  page
    .locator(within)
    .locator(name === 'otp' ? '[autocomplete=one-time-code]' : `:is([name="${name}"], [id="${name}"])`)
const shownIn = (page: Page, within: string, name: string) =>
  name === 'otp'
    ? page
        .locator(`${within} fieldset input`)
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(''))
    : fieldOf(page, within, name).inputValue()

const inAddress = (names: Record<string, string>, within?: string) => async (page: Page) => {
  let query = new URLSearchParams()
  const before = new URL(page.url()).search
  // Waits until the test's own time limit. A page may have some of the values from the start, such as the own place.
  const arrived = page.waitForURL(
    ({ search, searchParams }) => {
      query = searchParams
      return search !== before && Object.values(names).every((name) => query.has(name))
    },
    { waitUntil: 'commit' },
  )
  await Promise.all([arrived, submit(page, within)])
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, query.get(name)]))
}
const select = (page: Page, name: string, value: string) => page.locator(`main [name="${name}"]`).selectOption(value)

const CATALOGUE = ['product', 'sub_category', 'sub_sub_category']
const withFile = async (page: Page) => {
  if (await hasFileField(page)) await chooseFile(page, bill)
}

const forms: Form[] = [
  {
    state: 'sign-in',
    prepare: (page) => page.getByRole('checkbox').check(),
    send: byRequest(),
  },
  { state: 'OTP', goes: 'request-otp', send: byRequest() },
  {
    state: 'registration',
    before: (page) => signIn(page),
    prepare: (page) => select(page, 'business_type', 'agent'),
    // The second step sends them.
    later: ['area', 'address'],
    send: byRequest(),
  },
  ...BUSINESS_TYPES.map((type): Form => ({
    state: `registration of a ${type}, step 2`,
    prepare: withFile,
    once: type === 'farmer' ? [] : ['pincode', 'area', 'city', 'district', 'state', 'address', 'name', 'email'],
    send: async (page) => {
      const { full_name: name, pin_code: pincode, address, ...sent } = await byRequest()(page)
      const [, street, area] = /^(.*), (.*)$/.exec(String(address)) ?? []
      return { ...sent, name, pincode, area, address: street }
    },
  })),
  ...['fpo', 'company'].map((type): Form => ({ state: `registered ${type}, edited`, send: byRequest() })),
  { state: 'profile that is edited', send: byRequest() },
  {
    state: 'new enquiry with produce that the list does not have',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'No' }).check()
      await select(page, 'unit', 'quintal')
    },
    chosen: CATALOGUE,
    send: byRequest(),
  },
  { state: 'change of an enquiry with a photo', chosen: CATALOGUE, send: byRequest() },
  {
    state: 'support',
    send: async (page) => {
      const { body } = await byRequest()(page)
      const [message, , name, email] = String(body).split(/\r?\n/)
      return { message, name, email }
    },
  },
  { state: 'request for deletion', send: byRequest() },
  {
    state: 'own enquiry with the dialog that closes it, without a remark',
    within: '[role=dialog] form',
    send: byRequest('[role=dialog] form'),
  },
  {
    state: 'home',
    within: 'form:has([name=search])',
    send: inAddress({ search: 'search' }, 'form:has([name=search])'),
    leaves: true,
  },
  {
    state: 'board',
    within: 'form:has([name=search])',
    send: inAddress({ search: 'name' }, 'form:has([name=search])'),
    leaves: true,
  },
  {
    state: 'directory',
    within: 'form:has([name=search])',
    send: inAddress({ search: 'search' }, 'form:has([name=search])'),
    leaves: true,
  },
  {
    state: 'directory with its form for nearness',
    within: 'main form:has([name=pin])',
    send: async (page) => {
      const request = page.waitForRequest(/\/pincode\//)
      await submit(page, 'main form:has([name=pin])')
      await page.getByRole('link', { name: 'Don’t sort by distance' }).waitFor()
      return { pin: /pincode\/(\d+)/.exec((await request).url())?.[1] }
    },
    leaves: true,
  },
  {
    state: 'mandi',
    send: inAddress({ 'mandi-state': 'state', 'mandi-district': 'district', commodity: 'commodity', grade: 'grade' }),
    leaves: true,
  },
]

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A text without its case, digit script and punctuation. */
const bare = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]/gu, '')

/** The full size fills each field in every way; the small one fills the form once, each field in the next way. */
const ROUNDS = full ? ways.length : 1
const wayOf = (turn: number, round: number, at: number) => ways[(full ? round : turn + at) % ways.length]!

for (const [turn, form] of sampled(forms, 9).entries()) {
  const {
    state: name,
    prepare,
    send,
    within = 'main form',
    leaves,
    before,
    goes,
    later = [],
    once = [],
    chosen = [],
  } = form
  test(`${name}: what is sent is what was meant, however it is filled in`, async ({ page }) => {
    test.slow()
    const state = stateOf(name)
    await listen(page, goes)
    await (before ?? state.before)?.(page)
    for (let round = 0; round < ROUNDS; round++) {
      await test.step(`round ${round + 1}`, async () => {
        if (round === 0 || leaves) {
          // Some questions, such as the location, are asked once per session.
          if (round > 0) await page.evaluate(() => sessionStorage.clear())
          await open(page, state.path, 'en')
          await state.ready(page)
          await prepare?.(page)
        }
        await page.locator(within).first().waitFor()
        const all = (await fieldsOf(page, within)).filter((each) => !chosen.includes(each))
        const fields = round === 0 ? all : all.filter((each) => !once.includes(each))
        expect(fields.length).toBeGreaterThan(0)
        const way = (field: string) => wayOf(turn, round, all.indexOf(field))
        for (const field of fields) {
          const most = await fieldOf(page, within, field)
            .first()
            .evaluate((input: HTMLInputElement) => input.maxLength)
          const limits = limitsOf(field)
          if (limits) expect.soft(limits, `limits of ${field}`).toContain(most)
          await WAYS[way(field)](page, fieldOf(page, within, field), filling(field, way(field)).put)
          // The pincode fills in its places, which are then typed over.
          if (field === 'pincode') await expect(fieldOf(page, within, 'city')).toHaveValue('Niphad')
        }
        const shown = Object.fromEntries(
          await Promise.all(fields.map(async (field) => [field, await shownIn(page, within, field)] as const)),
        )
        const sent = await send(page)
        for (const field of fields.filter((each) => !later.includes(each))) {
          const { sent: meant } = filling(field, way(field))
          expect.soft(String(sent[field]), `${way(field)}: ${field}`).toBe(meant)
          const [number] = meant.split(' ')
          expect
            .soft(bare(shown[field]!), `${way(field)}: ${field}, as it is shown`)
            .toContain(bare(field === 'farm_size' ? number! : meant))
        }
      })
    }
  })
}

for (const [turn, way] of sampled([...ways.entries()], ways.length))
  test(`new enquiry: the lists of the catalogue send what they show, ${way}`, async ({ page }) => {
    await listen(page)
    await openState(page, 'new enquiry')
    const meant = { product: 'Vegetables', sub_category: 'Onion', sub_sub_category: 'Nashik Red' }
    for (const [at, [name, text]] of Object.entries(meant).entries()) {
      const field = fieldOf(page, 'main form', name)
      await expect(field).toHaveRole('combobox')
      await expect(page.getByRole('status').filter({ hasText: 'to choose from' })).toHaveCount(1)
      await WAYS[ways[(turn + at) % ways.length]!](page, field, text)
      await expect(field).toHaveValue(text)
      await expect(page.getByRole('listbox')).toHaveCount(0)
    }
    await enquiryForm(page).fillTrade()
    expect(await byRequest()(page)).toMatchObject({ product: '4', sub_category: '49', sub_sub_category: '115' })
  })

test('every component with a text field is in one of these forms', () => {
  /** The files with the fields of these forms, and their building blocks. */
  const known = [
    'domain/catalogue/CategoryList.tsx',
    'features/account-deletion/DeletionPage.tsx',
    'features/directory/NearnessForm.tsx',
    'features/enquiries/CloseEnquiry.tsx',
    'features/enquiry-form/ProductFields.tsx',
    'features/enquiry-form/TradeFields.tsx',
    'features/home/ProductSearch.tsx',
    'features/mandi/FilterForm.tsx',
    'features/mandi/sell/SellForm.tsx', // numbers, the crop field of the filters, and a list; nothing is sent as typed
    'features/profile/ProfileForm.tsx',
    'features/registration/DeclaredField.tsx',
    'features/registration/PersonalFields.tsx',
    'features/registration/PincodeField.tsx',
    'features/sign-in/OtpBoxes.tsx',
    'features/sign-in/PhoneStep.tsx',
    'features/support/SupportPage.tsx',
  ]
  const drawn = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
    .filter((file) => {
      const text = readFileSync(`src/${file}`, 'utf8')
      return (
        /<((Text|Number|Code|Combo)Field|ComboInput|textarea)\b/.test(text) ||
        /type="(text|search|tel|email)"/.test(text) ||
        /<input\b(?![^>]*(radio|choice\())/.test(text)
      )
    })
  expect(drawn.sort()).toEqual(known)
  expect(Object.keys(FIELDS).length).toBeGreaterThan(30)
})
