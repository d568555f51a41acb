import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixture.ts'
import { signIn } from '../sign-in.ts'

/** docs/operations.md, Watching it: a crash of the app is reported to the address in the settings. */
test.use({ expected: { errors: [/Ramesh/, /React error #520/] } })

/** Throws an error of the kind that a reply could cause; its message contains a person's name and number. */
const CRASH = `throw new TypeError("Unexpected number of Ramesh Patil, 98765 43210 (reading 'Ramesh')")`
const crashing = (page: Page, code: string) =>
  page.route('**/assets/SupportPage*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
const reports = (page: Page) => {
  const sent: { body: string | null; headers: Promise<Record<string, string>> }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/crash-report')
      sent.push({ body: request.postData(), headers: request.allHeaders() })
  })
  return sent
}

test('a crash is reported once, without personal data', async ({ page }) => {
  const { token, mobile } = await signIn(page, 'farmer')
  await crashing(page, `export default function Page() { ${CRASH} }`)
  const sent = reports(page)
  await open(page, '/Support?name=Ramesh&mobile=9876543210#Patil', 'hi')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect.poll(() => sent.length).toBe(1)
  const { body, headers } = sent[0]!
  const report = JSON.parse(body!) as Record<string, unknown>
  expect(report).toEqual({
    name: 'TypeError',
    message: '',
    page: '/Support',
    frames: expect.arrayContaining([expect.stringMatching(/^SupportPage-[\w-]{7}\.js:1:\d+$/)]),
    build: expect.stringMatching(/^\w+-[\w-]{7}\.js$/),
    language: 'hi',
    browser: expect.stringMatching(/^Chromium \d+$/),
  })
  expect(readdirSync(`${process.env.E2E_DIST ?? 'dist'}/assets`)).toContain(report['build'])
  const sentText = body + JSON.stringify(await headers)
  for (const personal of ['Ramesh', 'Patil', '98765', '43210', token, mobile]) expect(sentText).not.toContain(personal)
  expect(await headers).not.toHaveProperty('referer')
  expect(await headers).not.toHaveProperty('cookie')
  // The same crash again, which is already reported.
  const loaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button').first().click()
  await loaded
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
})
