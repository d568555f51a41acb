import { ORIGIN, stubFetch } from './page.ts'
import { beforeEach, expect, test, vi } from 'vitest'

/** The API's origin, determined once when the client is loaded. */

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('navigator', { onLine: true })
})

async function askedAt() {
  const requests = stubFetch(() => new Response(null, { status: 404 }))
  const { requestOtp } = await import('../../src/api/account.ts')
  await requestOtp({ mobile: '9876543210' }, 'en').catch(() => undefined)
  return requests.map(({ url }) => new URL(url).origin)
}

test('requests go to the page’s own site', async () => {
  expect(await askedAt()).toEqual([ORIGIN])
})

test('requests go to another site, if the deployment names one', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.test')
  expect(await askedAt()).toEqual(['https://api.test'])
})

test('publishing reads from DATA_ORIGIN, a page doesn’t', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.test')
  vi.stubEnv('DATA_ORIGIN', 'https://data.test')
  expect(await askedAt()).toEqual(['https://data.test'])
  vi.resetModules()
  vi.stubEnv('SSR', false) // in a page
  expect(await askedAt()).toEqual(['https://api.test'])
})

test('without a page the module can be loaded', async () => {
  vi.stubGlobal('location', undefined)
  await expect(import('../../src/api/client.ts')).resolves.toBeDefined()
})
