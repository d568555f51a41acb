import type { Page } from '@playwright/test'
import { newMobile, signIn } from '../sign-in.ts'
import {
  aDialog,
  alert,
  anAlert,
  AUTH_LANDMARKS,
  DIALOG,
  failed,
  given,
  heading,
  hold,
  inOrder,
  LIST,
  loading,
  NARROW,
  once,
  statesOf,
  type Step,
  there,
  withoutTimers,
} from './page-state.ts'
import { BUSINESS_TYPES } from '../../src/session/storage.ts'

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const send = (page: Page) => submit(page).click()
async function phoneStep(page: Page) {
  await heading(page)
  await page.locator('input[name=mobile]').fill(newMobile())
  await page.locator('input[type=checkbox]').check()
}
/** Goes to the second step, with a new number each time. */
async function otpStep(page: Page) {
  await heading(page)
  const boxes = page.locator('fieldset')
  if (await boxes.isVisible()) return
  // After a reload the page shows the number step, until the app finds that a code was sent.
  if (!(await page.evaluate(() => sessionStorage.getItem('sent_otp')))) {
    await phoneStep(page)
    await send(page)
  }
  await boxes.waitFor()
}

export const signInPage = statesOf(
  { path: '/auth', landmarks: AUTH_LANDMARKS },
  {
    'sign-in': heading,
    'sign-in with errors': inOrder(heading, once(anAlert, send)),
    'sign-in while the OTP is on its way': {
      before: hold,
      ready: inOrder(
        heading,
        once((page) => page.locator('form button[aria-disabled=true]'), inOrder(phoneStep, send)),
      ),
    },
    'sign-in that no OTP was sent for': inOrder(
      heading,
      once(
        anAlert,
        inOrder(phoneStep, (page) => page.locator('input[name=mobile]').fill('9000000400'), send),
      ),
    ),
    OTP: otpStep,
    'OTP that is wrong': inOrder(
      otpStep,
      once(
        anAlert,
        inOrder((page) => page.locator('fieldset input').first().fill('000400'), send),
      ),
    ),
    'OTP that has expired': {
      before: async (page) => {
        await page.clock.install()
        await withoutTimers(page, 9_000)
      },
      ready: async (page) => {
        await otpStep(page)
        const resend = page.locator('form button:not([type=submit])').last()
        if (await resend.isEnabled()) return
        await page.clock.fastForward(121_000)
        await page.locator('form button:not([type=submit], [aria-disabled])').nth(1).waitFor()
      },
    },
    'sign-in with its steps shown': {
      at: NARROW,
      ...DIALOG,
      ready: once(
        aDialog,
        inOrder(heading, (page) => page.getByRole('button').filter({ hasText: /[3३]/ }).click()),
      ),
    },
  },
)

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const newcomer: Step = (page) => signIn(page)
const registered = (type: string) => (page: Page) => signIn(page, type, { known: false })

const form = inOrder(heading, (page) => submit(page).waitFor())
/** Submits the unchanged form, and waits for its errors. */
const withErrors = inOrder(form, once(anAlert, send))
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
          await send(page)
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
