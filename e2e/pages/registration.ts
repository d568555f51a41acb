import type { Page } from '@playwright/test'
import { BUSINESS_TYPES } from '../../src/session/storage.ts'
import { signIn } from '../sign-in.ts'
import {
  alert,
  anAlert,
  AUTH_LANDMARKS,
  failing,
  given,
  heading,
  hold,
  inOrder,
  LIST,
  once,
  there,
  waiting,
  type PageState,
} from './page-state.ts'

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const form = inOrder(heading, (page) => submit(page).waitFor())
/** Submits the unchanged form, and waits for its errors. */
const withErrors = inOrder(
  form,
  once(anAlert, (page) => submit(page).click()),
)
/** Types a PIN code, and waits for the outcome. */
const withPincode = (pincode: string, outcome: string) => async (page: Page) => {
  await form(page)
  if ((await field(page, 'pincode').inputValue()) !== pincode) await field(page, 'pincode').fill(pincode)
  await page.locator(outcome).first().waitFor()
}

/** Step 2 of a business type, opened directly: the profile has the rest. */
const step2 = (type: string, state: Pick<PageState, 'name' | 'ready'>): PageState => ({
  ...state,
  path: `/register?step=2&business_type=${type}`,
  before: (page) => signIn(page),
})

const states: PageState[] = [
  { name: 'registration', path: '/register', ready: form },
  { name: 'registration with errors', path: '/register', before: (page) => signIn(page), ready: withErrors },
  {
    name: 'registration with a PIN code that was found',
    path: '/register',
    ready: withPincode('422306', 'main form [role=status] svg'),
  },
  {
    name: 'registration with a PIN code that was not found',
    path: '/register',
    errors: [/Failed to load resource/],
    ready: withPincode('999404', 'main form [role=status] button'),
  },
  {
    name: 'registration with the cities to choose from',
    ...LIST,
    path: '/register',
    ready: once(
      (page) => page.getByRole('listbox').getByRole('option').first(),
      inOrder(
        withPincode('422306', 'main form [role=status] svg'),
        (page) => field(page, 'city').press('ArrowDown'), // a press on the field would close a list that is opening
      ),
    ),
  },
  {
    name: 'registration with what was typed earlier',
    path: '/register?step=2&business_type=farmer',
    before: async (page) => {
      await signIn(page)
      await page.goto('/register?step=2&business_type=farmer')
      await field(page, 'farm_location').fill('Niphad')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    },
    ready: inOrder(form, there('main form [role=status] button')),
  },
  ...BUSINESS_TYPES.flatMap((type) => [
    step2(type, { name: `registration of a ${type}, step 2`, ready: form }),
    step2(type, { name: `registration of a ${type}, step 2 with errors`, ready: withErrors }),
  ]),
  { name: 'registration that is done', path: '/register', before: (page) => signIn(page, 'farmer'), ready: heading },
  {
    name: 'registration that is done, with details missing',
    path: '/register?next=%2Fenquiry%2Fnew',
    before: given(
      (page) => signIn(page, 'company'),
      (mobile) => ({ 'the business of the user lacks a detail': { mobile, detail: 'company_pan' } }),
    ),
    ready: heading,
  },
  ...(['fpo', 'company'] as const).map((type) => ({
    name: `registered ${type}, edited`,
    path: '/register?step=2',
    before: (page: Page) => signIn(page, type),
    ready: form,
  })),
  {
    name: 'registered farmer, edited with errors',
    path: '/register?step=2',
    before: (page) => signIn(page, 'farmer'),
    ready: inOrder(
      form,
      once(anAlert, async (page) => {
        await field(page, 'farm_size').fill('')
        await submit(page).click()
      }),
    ),
  },
  {
    name: 'registration, step 2 while the profile is on its way',
    path: '/register?step=2&business_type=farmer',
    before: inOrder(signIn, hold),
    ready: waiting,
  },
  {
    name: 'registration, step 2 without a profile',
    path: '/register?step=2&business_type=farmer',
    before: inOrder(signIn, failing('getUserProfile')),
    ready: alert,
  },
  {
    name: 'registration, step 2 when the server asks for a pause',
    path: '/register?step=2&business_type=farmer',
    errors: [/status of 429/],
    before: inOrder(signIn, failing('getUserProfile', '429')),
    ready: alert,
  },
  { name: 'registration, step 2 of a visitor', path: '/register?step=2&business_type=agent', ready: alert },
]
export const registration: PageState[] = states.map((state) => Object.assign({ landmarks: AUTH_LANDMARKS }, state))
