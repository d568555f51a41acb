import type { Page } from '@playwright/test'
import { newMobile } from '../sign-in.ts'
import {
  aDialog,
  anAlert,
  AUTH_LANDMARKS,
  DIALOG,
  heading,
  hold,
  inOrder,
  NARROW,
  once,
  statesOf,
  withoutTimers,
} from './page-state.ts'

const send = (page: Page) => page.locator('form button[type=submit]').click()
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

export const signIn = statesOf(
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
