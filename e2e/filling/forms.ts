import type { Page } from '@playwright/test'
import { BUSINESS_TYPES } from '../../src/session/storage.ts'
import { chooseFile } from '../file-field.ts'
import { bill } from '../registration-form.ts'
import { signIn } from '../sign-in.ts'
import { byRequest, submit } from './sent.ts'

export type Form = {
  /** The name of a state in e2e/pages. */
  state: string
  /** Chooses non-text values, and reveals hidden fields. */
  prepare?: (page: Page) => Promise<unknown>
  /** Sends the form, and returns what was sent. */
  send: (page: Page) => Promise<Record<string, unknown>>
  /** The selector of the form; `main form` by default. */
  within?: string
  /** The page opens anew for each round, because sending leaves it, or because a refused text doesn’t replace another. */
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

/** The text fields of a form, by name, or by id if they have none; the boxes of an OTP count as one. */
export const fieldsOf = (page: Page, within: string) =>
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
export const fieldOf = (page: Page, within: string, name: string) =>
  page
    .locator(within)
    .locator(name === 'otp' ? '[autocomplete=one-time-code]' : `:is([name="${name}"], [id="${name}"])`)
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
  if ((await page.locator('main input[type=file]').count()) > 0) await chooseFile(page, bill)
}

export const forms: Form[] = [
  {
    state: 'sign-in',
    prepare: (page) => page.getByRole('checkbox').check(),
    send: byRequest(),
  },
  { state: 'OTP', goes: 'request-otp', send: byRequest(), leaves: true },
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
    // A visitor stays on the page if the latest enquiries fit (§home.15), and another test may have posted one.
    before: (page) => signIn(page, 'farmer'),
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
