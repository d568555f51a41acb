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

test('on the page’s own site', async () => {
  expect(await askedAt()).toEqual([ORIGIN])
})

test('on another site, where the deployment says so', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.test')
  expect(await askedAt()).toEqual(['https://api.test'])
})

test('what is published is read where that is said, and there alone', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.test')
  vi.stubEnv('DATA_ORIGIN', 'https://data.test')
  expect(await askedAt()).toEqual(['https://data.test'])
  vi.resetModules()
  vi.stubEnv('SSR', false) // in a page
  expect(await askedAt()).toEqual(['https://api.test'])
})

test('nowhere, where there is no page: it is loaded all the same', async () => {
  vi.stubGlobal('location', undefined)
  await expect(import('../../src/api/client.ts')).resolves.toBeDefined()
})
