import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { OperationId } from '../../mock-server/operation.ts'
import { priceList } from '../../src/api/mandi.ts'
import { FIRST_PAGE_TAKES } from '../../src/domain/timers.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { checkOf } from '../../tests/api/replies.ts'
import type { Observed } from './drive.ts'
import { caseAt, replyOf } from './page.ts'
import type { Place } from './places.ts'
import type { Answer } from './stub.ts'

/** The page and operation that a reply is tried with. */
export type Target = { page: Page; locale: Locale; place: Place; operation: OperationId }

type Given = { reply?: Answer; awaitsAlert?: boolean; isHurried?: boolean }
export const open = ({ page, place, operation }: Target, { reply, ...how }: Given = {}): Promise<Observed> =>
  page.evaluate((one) => driver.run(one), caseAt(place, operation, reply, how))

/** The page with an example from the document, once two visits in a row show the same. */
export async function openHealthy(target: Target): Promise<Observed> {
  await target.page.setViewportSize(target.place.wide ? { width: 1280, height: 720 } : { width: 320, height: 640 })
  let before = await open(target)
  for (let tries = 0; tries < 4; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const now = await open(target)
    if (now.called && steady(now.text) === steady(before.text)) return now
    before = now
  }
  return before
}

const tryAgain = ({ page, place, operation }: Target): Promise<Observed> =>
  page.evaluate((one) => driver.again(one), caseAt(place, operation, undefined))

/** Signs in after the session has ended, opens the page again, and does there what was done before. */
export async function comeBack({ page, place, operation }: Target): Promise<Observed> {
  const one = caseAt(place, operation, undefined)
  await page.goto('/robots.txt') // no app that still ends the session
  await page.evaluate((one) => driver.signIn(one), one)
  await page.goto(one.path)
  return page.evaluate((one) => driver.goOn(one), one)
}

/** Whether the app refuses a reply. It accepts some that break the document (scripts/api/tolerant.ts). */
export const refuses = (id: OperationId, reply: unknown): boolean =>
  !v.is(id === 'listMandiPrices' ? priceList : checkOf(id), reply)

/** The page's faults after a reply that the app must accept. */
export async function faultsOfTaken(target: Target, reply: unknown): Promise<string[]> {
  const once = () => open(target, { reply: replyOf(target.operation, reply) })
  const first = await once()
  // On a busy machine a press can precede the page's readiness, so it gets a second run.
  const { faults, called } = first.called ? first : await once()
  return called ? faults : [...faults, 'it was not asked for']
}

/** The page's faults after a reply that the app must refuse. */
export const faultsOfRefused = (target: Target, reply: unknown, healthy: Observed) =>
  faultsOfFailure(target, { reply: replyOf(target.operation, reply) }, healthy)

// The page must report a failure, and the next, good reply must repair it. `theirs` are the server's own words, in any
// language.
export async function faultsOfFailure(target: Target, given: Given, healthy: Observed, theirs = ''): Promise<string[]> {
  const isSilent = target.place.silent?.[target.operation] !== undefined
  const once = () => open(target, { ...given, awaitsAlert: !isSilent })
  const early = await once()
  // On a busy machine a press can precede the page's readiness, so it gets a second run.
  const first = early.called ? early : await once()
  const faults = first.called ? first.faults : [...first.faults, 'it was not asked for']
  if (isSilent) return faults
  const said = first.alerts.join(' ')
  const own = theirs ? said.replaceAll(theirs, '').trim() : said
  if (!said) faults.push(`it says nothing of the failure: ${first.text.slice(0, 300)}`)
  else if ((own || !theirs) && !isIn(await shownLocale(target), own)) faults.push(`it says “${said}”`)
  if (faults.length > 0) return faults
  const second = await tryAgain(target)
  faults.push(...second.faults.map((fault) => `after another try: ${fault}`))
  if (!second.called) faults.push('another try asks for nothing')
  if (steady(second.text) !== steady(healthy.text) && !(await becomes(target.page, healthy.text))) {
    // A part may have loaded only after the healthy page was read, such as the names of districts.
    const repaired = await textOf(target.page)
    const now = await open(target)
    if (await becomes(target.page, repaired)) healthy.text = repaired
    else faults.push(`after another try the page is another:\n${steady(repaired)}\ninstead of\n${steady(now.text)}`)
  }
  return faults
}

/**
 * Whether the page comes to show the text: a payment is confirmed only after it was written to the journal, and the
 * microphone comes late (src/domain/timers.ts).
 */
const becomes = (page: Page, text: string) =>
  expect
    .poll(async () => steady(await textOf(page)), { timeout: FIRST_PAGE_TAKES + 1_000 })
    .toBe(steady(text))
    .then(
      () => true,
      () => false,
    )

const textOf = async (page: Page) => (await page.locator('main').textContent()) ?? ''

/** Replaces digits, because ages and clocks change. */
const steady = (text: string) => text.replaceAll(/\d+/g, '#')

/** The page's current language: saving a profile applies that person's language. */
const shownLocale = ({ page }: Target) => page.evaluate(() => document.documentElement.lang as Locale)

/** Whether a text is in the person's language: Hindi and Marathi have no Latin words, English no Devanagari. */
const isIn = (locale: Locale, text: string) =>
  locale === 'en'
    ? !/\p{Script=Devanagari}|JSON|token|\w+Error\b|nginx|Gateway/u.test(text)
    : /\p{Script=Devanagari}/u.test(text) && !/[a-z]{4}/i.test(text)
