import { test, type Page } from '@playwright/test'

let people = 0

/**
 * A session as a sign-in leaves it, made at the mock (mock-server/README.md, Provider states).
 * @param businessType of a person whose business is complete; without it a person who has none yet
 * @param known whether the browser knows the business already, as after a sign-in on this device
 */
export async function signIn(page: Page, businessType?: string, { known = false } = {}) {
  const mobile = `9${String(test.info().workerIndex * 1_000_003 + (Date.now() % 1_000_000) * 900 + ++people)
    .padStart(9, '0')
    .slice(-9)}`
  const state = async (name: string, params: object) => {
    const reply = await page.request.post('/_pact/state', { data: { state: name, params } })
    if (!reply.ok()) throw new Error(`${name}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()) as { token?: string }
  }
  if (businessType) await state('the user has a complete business', { mobile, type: businessType })
  const { token } = await state('a user is signed in', { mobile })
  await store(page, { authToken: token!, ...(known && { business_type: businessType! }) })
  return { mobile, token: token! }
}

/** Puts values into the browser's storage before the app is there. */
export async function store(page: Page, values: Record<string, string>) {
  if (!page.url().startsWith('http')) {
    const blank = '/blank-page-to-reach-the-storage'
    await page.route(blank, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="icon" href="data:,"><title>.</title>',
      }),
    )
    await page.goto(blank)
  }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** All that the browser keeps for the app. */
export const storedValues = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]))

export const stored = async (page: Page) => Object.keys(await storedValues(page)).sort()
