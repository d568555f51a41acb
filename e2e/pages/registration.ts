import type { Page } from '@playwright/test'
import { BUSINESS_TYPES } from '../../src/session/storage.ts'
import { signIn } from '../sign-in.ts'
import {
  alert,
  anAlert,
  AUTH_LANDMARKS,
  failed,
  given,
  heading,
  inOrder,
  LIST,
  loading,
  once,
  statesOf,
  there,
  type Step,
} from './page-state.ts'

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const newcomer: Step = (page) => signIn(page)
const registered = (type: string) => (page: Page) => signIn(page, type, { known: false })

const form = inOrder(heading, (page) => submit(page).waitFor())
/** Submits the unchanged form, and waits for its errors. */
const withErrors = inOrder(
  form,
  once(anAlert, (page) => submit(page).click()),
)
/** Types a pincode, and waits for the outcome. */
const withPincode = (pincode: string, outcome: string) => async (page: Page) => {
  await form(page)
  if ((await field(page, 'pincode').inputValue()) !== pincode) await field(page, 'pincode').fill(pincode)
  await page.locator(outcome).first().waitFor()
}
const withPlaces = withPincode('422306', 'main form [role=status] svg')

const step1 = statesOf(
  { path: '/register', landmarks: AUTH_LANDMARKS },
  {
    registration: form,
    'registration with errors': { before: newcomer, ready: withErrors },
    'registration with a pincode that was found': withPlaces,
    'registration with a pincode that was not found': {
      errors: [/Failed to load resource/],
      ready: withPincode('999404', 'main form [role=status] button'),
    },
    'registration with the cities to choose from': {
      ...LIST,
      ready: once(
        (page) => page.getByRole('listbox').getByRole('option').first(),
        inOrder(
          withPlaces,
          (page) => field(page, 'city').press('ArrowDown'), // a press on the field would close a list that is opening
        ),
      ),
    },
  },
)

/** Step 2 opened directly: the profile has the rest. */
const STEP_2_OF_A_FARMER = '/register?step=2&business_type=farmer'
const step2 = statesOf(
  { path: STEP_2_OF_A_FARMER, before: newcomer, landmarks: AUTH_LANDMARKS },
  {
    'registration with what was typed earlier': {
      before: async (page) => {
        await signIn(page)
        await page.goto(STEP_2_OF_A_FARMER)
        await field(page, 'farm_location').fill('Niphad')
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      },
      ready: inOrder(form, there('main form [role=status] button')),
    },
    ...Object.fromEntries(
      BUSINESS_TYPES.flatMap((type) => {
        const path = `/register?step=2&business_type=${type}`
        return [
          [`registration of a ${type}, step 2`, { path, ready: form }],
          [`registration of a ${type}, step 2 with errors`, { path, ready: withErrors }],
        ]
      }),
    ),
    'registration that is done': { path: '/register', before: registered('farmer'), ready: heading },
    'registration that is done, with details missing': {
      path: '/register?next=%2Fenquiry%2Fnew',
      before: given(registered('company'), (mobile) => ({
        'the business of the user lacks a detail': { mobile, detail: 'company_pan' },
      })),
      ready: heading,
    },
    'registered fpo, edited': { path: '/register?step=2', before: registered('fpo'), ready: form },
    'registered company, edited': { path: '/register?step=2', before: registered('company'), ready: form },
    'registered farmer, edited with errors': {
      path: '/register?step=2',
      before: registered('farmer'),
      ready: inOrder(
        form,
        once(anAlert, async (page) => {
          await field(page, 'farm_size').fill('')
          await submit(page).click()
        }),
      ),
    },
    'registration, step 2 while the profile is on its way': loading(newcomer),
    'registration, step 2 without a profile': failed(newcomer, 'getUserProfile'),
    'registration, step 2 when the server asks for a pause': {
      errors: [/status of 429/],
      ...failed(newcomer, 'getUserProfile', '429'),
    },
    'registration, step 2 of a visitor': {
      path: '/register?step=2&business_type=agent',
      before: () => Promise.resolve(),
      ready: alert,
    },
  },
)
export const registration = [...step1, ...step2]
