import type { Page } from '@playwright/test'
import { operations } from '../../src/api/generated/operations.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { count, full } from '../../tests/figures.ts'
import { inTurn, sampled } from '../../tests/sample.ts'
import { expect, open, test } from '../fixture.ts'
import { aborts, faultNames, HOSTILE_WORDS, isEndless, startBrokenServer, type FaultName } from './broken-server.ts'
import { uses, type Use } from './uses.ts'
import { SOON } from '../time.ts'
import { proves } from '../../tests/proves.ts'

/**
 * Cases 15 and 30 of tests/faults/cases.ts. For each operation a person does what triggers it. First the session has
 * ended, and they sign in again. Then each fault occurs in turn, is explained in their language and retried; in the end
 * it works.
 */
// The page's policy blocks a redirect of a request to another site, and the console reports it.
test.use({ expected: { errors: [/Failed to load resource/, /portal\.invalid.* violates .*"connect-src 'self'/] } })
if (full) test.describe.configure({ timeout: 300_000 })

let server: Awaited<ReturnType<typeof startBrokenServer>>
test.beforeAll(async () => {
  server = await startBrokenServer()
})
test.afterAll(() => server.close())

type Name = keyof typeof uses
/** The small size takes one operation of each kind. */
const names = sampled(
  Object.keys(uses) as Name[],
  undefined,
  (name) => `${operations[name].method} ${operations[name].bearer}`,
)
/** The number of faults per operation in the small size; in turn, so that together they cover each fault. */
const FEW = 7

const isFault = (use: Use, fault: FaultName) => !use.except?.[fault] && !use.except?.[fault.slice(0, 3)]

/** Gives each operation the faults that were used least so far. */
function deal(): Map<Name, FaultName[]> {
  const met = new Map(faultNames.map((fault) => [fault, 0]))
  return new Map(
    names.map((name) => {
      const faults = faultNames.filter((fault) => isFault(uses[name], fault))
      const rare = faults.toSorted((a, b) => met.get(a)! - met.get(b)!)
      const few = full ? faults : [...new Set([...Object.keys(uses[name].always ?? {}), ...rare])].slice(0, FEW)
      for (const fault of few) met.set(fault, met.get(fault)! + 1)
      return [name, few]
    }),
  )
}
const dealt = deal()

/** How long the app waits for an answer (src/api/client.ts), in ms, with a margin. */
function patience(name: Name) {
  const { method, body } = operations[name]
  return (method === 'get' ? 10 : body === 'form' ? 180 : 60) * 1_000 + 100
}

/** Injects faults into an operation; undefined lets it through. */
async function control(page: Page, name: Name) {
  const { method, path } = operations[name]
  const pattern = new RegExp(`^https?://[^/]+${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`)
  const state: { fault: FaultName | undefined; met: number } = { fault: undefined, met: 0 }
  await page.route(pattern, async (route) => {
    const { fault } = state
    if (route.request().method().toLowerCase() !== method || !fault) return route.fallback()
    state.met++
    if (fault === '401') return route.fulfill({ status: 401, json: { message: 'Invalid token.' } })
    if (fault in aborts) return route.abort(aborts[fault as keyof typeof aborts])
    return route.continue({ url: server.addressOf(fault) })
  })
  return state
}

/** Returns what is wrong with a text that isn't plain words in the person's language. */
function unreadable(text: string, locale: Locale): string | undefined {
  const words = text.replaceAll(HOSTILE_WORDS, '')
  if (/undefined|null|NaN|\[object|Error\b.*:|JSON|Unexpected token|TypeError|nginx|Bad Gateway/.test(words))
    return 'nothing that a person understands'
  if (words.trim() === '') return undefined // only the server's text
  // Technical terms stay in Latin letters (PIN, OTP, Razorpay); a sentence does not.
  const isEnglish = /(?:\b[a-z]+\b[ ,.]*){3}/i.test(words)
  return isEnglish === (locale === 'en') ? undefined : `not in ${locale}`
}

for (const [index, name] of names.entries()) {
  for (const locale of inTurn(LOCALES, index)) {
    test(`${name} (${operations[name].method}), in ${locale}`, proves('case 15', 'case 30'), async ({ page }) => {
      const use: Use = uses[name]
      const says = use.failed ?? ((page: Page) => page.getByRole('main').getByRole('alert'))
      const faults = dealt.get(name)!
      await page.clock.install()
      const { path, token } = await use.start(page)
      const met = await control(page, name)

      if (operations[name].bearer !== 'none') {
        await ended(page, name, { path, token: token!, locale, met })
        count('faults', 'operations whose 401 leads to the sign-in and back', 1)
      } else {
        met.fault = faults[0]
        await open(page, path, locale)
        await use.act?.(page, locale)
      }
      for (const [nth, fault] of faults.entries()) {
        met.fault = fault
        const before = met.met
        if (nth === 0 && operations[name].bearer !== 'none') {
          await page.goto(path)
          if (use.inputStays) {
            await use.resume?.(page, locale)
            await use.inputStays(page)
            await (use.again ?? again)(page)
          } else await use.act?.(page, locale)
        } else if (nth > 0) await (use.again ?? again)(page)
        await expect
          .poll(() => met.met, { message: `${fault}: asked` })
          .toBeGreaterThan(nth === 0 && operations[name].bearer === 'none' ? 0 : before)
        await expect(async () => {
          if (isEndless(fault)) await page.clock.fastForward(patience(name))
          else if (use.attempts) await page.clock.fastForward(2_000)
          await expect(says(page), `${fault}: said`).toBeVisible(SOON)
        }).toPass({ timeout: 10_000, intervals: [0] })
        const text = await says(page).innerText()
        expect(unreadable(text, locale), `${fault}: ${text}`).toBeUndefined()
        await use.inputStays?.(page)
        count('faults', 'transport faults said and tried again', 1)
      }
      met.fault = undefined
      await (use.again ?? again)(page)
      await use.worked(page)
      expect(await page.evaluate(() => 'ran' in window || document.querySelector('[data-hostile]') !== null)).toBe(
        false,
      )

      async function again() {
        await says(page).getByRole('button').first().click()
      }
    })
  }
}

const signInLink: Record<Locale, string> = { en: 'Log in', hi: 'लॉग इन करें', mr: 'लॉग इन करा' }

/** The session ends at this call: the sign-in opens once, and leads back to the typed text. */
async function ended(
  page: Page,
  name: keyof typeof uses,
  { path, token, locale, met }: { path: string; token: string; locale: Locale; met: { fault: FaultName | undefined } },
) {
  const use: Use = uses[name]
  const led: string[] = []
  page.on('framenavigated', (frame) => void led.push(new URL(frame.url()).pathname))
  met.fault = '401'
  await open(page, path, locale)
  await use.act?.(page, locale)
  if (operations[name].bearer === 'optional') {
    // A public page continues without the session, and redirects nobody.
    await expect(page.getByRole('link', { name: signInLink[locale] }).first()).toBeVisible()
    await expect(page).toHaveURL(path)
  } else {
    await expect(page).toHaveURL(use.leadsTo ?? `/auth?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('alert')).toHaveCount(1)
    // Twice if a dialog was open: its history entry goes, and the page below takes the address over.
    const isOnce = led.filter((each) => each === '/auth').length === 1
    expect(isOnce || led.slice(-3).join() === ['/auth', path, '/auth'].join()).toBe(true)
  }
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await page.evaluate((token) => localStorage.setItem('authToken', token), token)
}

test('every fault is met', proves('case 30'), () => {
  const met = [...dealt.values()].flat()
  for (const fault of faultNames)
    expect(met.filter((each) => each === fault).length, fault).toBeGreaterThanOrEqual(full ? 2 : 1)
  expect(faultNames.length).toBeGreaterThanOrEqual(20)
})
