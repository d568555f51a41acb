import { expect, openAs, test } from '../fixture.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'

test.use({ expected: { errors: [/Failed to load resource.*404/] } })

// The browser stays on this site whatever an address contains (case 2 of docs/faults.md).
// tests/domain/safe-next.test.ts has thousands of such addresses.
const payloads = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:window.ran=1',
  '/x/..//evil.example',
  '///evil.example/%2f..',
]
/** Addresses that redirect with the router's `Navigate`, `navigate`, an old address's redirect, or links. */
const doors = {
  'the sign-in of who is signed in': (payload: string) => `/auth?next=${encodeURIComponent(payload)}`,
  'the registration': (payload: string) => `/register?next=${encodeURIComponent(payload)}`,
  'the old sign-in': (payload: string) => `/login?next=${encodeURIComponent(payload)}`,
  'a filter of the board': (payload: string) => `/global-enquiry?name=${encodeURIComponent(payload)}`,
  'a page of the directory': (payload: string) =>
    `/directory?search=${encodeURIComponent(payload)}&entityType=${encodeURIComponent(payload)}`,
  'a path': (payload: string) => `/${encodeURIComponent(payload)}`,
  'a path as it is': (payload: string) =>
    `/.${payload.startsWith('/') ? '' : '/'}${payload.replace(/[\r\n\t\0]/g, '')}`,
}

for (const [door, addressOf] of sampled(Object.entries(doors))) {
  test(`${door} opens no other site`, proves('case 2'), async ({ page, baseURL }) => {
    const { host } = new URL(baseURL!)
    const elsewhere: string[] = []
    await page.context().route(
      (url) => url.host !== host && url.protocol.startsWith('http'),
      (route) => {
        elsewhere.push(route.request().url())
        return route.abort()
      },
    )
    await openAs(page, 'buyer', '/Support')
    test.setTimeout(payloads.length * 6_000)
    for (const payload of sampled(payloads, 4)) {
      await page.goto(addressOf(payload))
      // The server itself refuses a path that looks like a file.
      if (!door.startsWith('a path')) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(new URL(page.url()).host, payload).toBe(host)
      // No link of the page leads there either.
      const links = await page.evaluate(() => [...document.links].map(({ href }) => href))
      expect(
        links.filter((link) => /^(javascript|data|blob):|^https?:\/\/[^/]*evil/i.test(link)),
        payload,
      ).toEqual([])
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    }
    expect(elsewhere).toEqual([])
  })
}
