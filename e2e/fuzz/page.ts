import { test as base, expect, type Page } from '@playwright/test'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { successes } from '../../tests/api/replies.ts'
import { installDriver, type Case } from './drive.ts'
import { installOracle } from './oracle.ts'
import type { Place } from './places.ts'
import { quickenClock } from './quick-clock.ts'
import { stubServer, type Answer, type Reply } from './stub.ts'

/** Public pages. */
const OPEN = /^\/($|price-mandi|auth|register)/

const known = { userId: '7', mobile: '9876543210', userRole: 'user', user_phone: '9876543210' }

/** These are sessions as a sign-in stores them (e2e/sign-in.ts). The server is a stub, so any token works. */
const PEOPLE = {
  visitor: {},
  newcomer: { authToken: 'newcomer', ...known },
  farmer: { authToken: 'farmer-7', ...known, business_type: 'farmer' },
  buyer: { authToken: 'buyer-7', ...known, business_type: 'buyer' },
}

const statusOf = (id: OperationId) => successes.find((success) => success.id === id)!.status

export const replyOf = (id: OperationId, body: unknown): Reply => ({
  // A response with status 204 can't have a body, so a body turns it into 200.
  status: body === undefined ? statusOf(id) : statusOf(id) === 204 ? 200 : statusOf(id),
  text: body === undefined ? null : JSON.stringify(body),
})

/** The default reply of every operation: an example from the document. */
const routes = successes.map(({ id, examples: [first] }) => ({
  id,
  method: operations[id].method,
  path: operations[id].path,
  reply: replyOf(id, first?.[1]),
}))

const usualOf = ({ examples = {} }: Place): Record<string, Reply> =>
  Object.fromEntries(
    (Object.entries(examples) as [OperationId, string][]).map(([id, name]) => {
      const example = successes.find((success) => success.id === id)!.examples.find(([each]) => each === name)
      if (!example) throw new Error(`${id} has no example ${name}`)
      return [id, replyOf(id, example[1])]
    }),
  )

export const caseAt = (
  { as = 'farmer', path, signsInAgain = false, local, session = {}, steps = [], retry, ...place }: Place,
  operation: OperationId,
  reply: Answer | undefined,
  { awaitsAlert = false, isHurried = false } = {},
): Case => ({
  path,
  guarded: !OPEN.test(path),
  signsInAgain,
  local: { ...PEOPLE[as], ...local },
  session,
  steps,
  operation,
  reply,
  isHurried,
  usual: usualOf({ path, ...place }),
  awaitsAlert,
  says: place.says ?? '[role=alert], [role=alertdialog]',
  retry: retry ?? [{ click: '[role=alert] button' }],
})

type Pages = (locale: Locale) => Promise<Page>

/** One page per language and worker, which moves from case to case without reloading (drive.ts). */
export const test = base.extend<object, { pageIn: Pages }>({
  pageIn: [
    async ({ playwright, browserName }, use, { project }) => {
      const { baseURL, launchOptions = {} } = project.use
      const browser = await playwright[browserName].launch({
        ...launchOptions,
        // Blocks all other hosts, because hostile replies contain foreign addresses.
        args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      })
      const pages = new Map<Locale, Page>()
      await use(async (locale) => {
        const known = pages.get(locale)
        if (known && !known.isClosed()) return known
        const page = await browser.newPage({
          baseURL: baseURL!,
          serviceWorkers: 'block',
          viewport: { width: 320, height: 640 },
          reducedMotion: 'reduce',
        })
        pages.set(locale, page)
        await page.context().addCookies([{ name: 'lang', value: locale, url: baseURL! }])
        for (const install of [quickenClock, installOracle, installDriver]) await page.addInitScript(install)
        await page.addInitScript(stubServer, routes)
        await page.goto('/nowhere')
        await page.locator('h1').waitFor()
        return page
      })
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
export { expect, LOCALES }
