import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as plain, type Fixtures, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { expect, test as inBrowser } from '../fixture.ts'
import { chromium } from '../../scripts/chromium.ts'
import { nginx as binary, startNginx, type Nginx } from './nginx.ts'

export { expect } from '../fixture.ts'

/** Opens a page in a language, as a visitor whose language is remembered; nginx's host differs from the mock's. */
export async function open(page: Page, path: string, locale: Locale) {
  await page.context().addCookies([{ name: 'lang', value: locale, domain: 'localhost', path: '/' }])
  await page.goto(path)
}

/** Content that a policy blocked or, in report-only mode, would have blocked. */
export type Violation = { page: string; directive: string; blocked: string; disposition: string; sample: string }

/** The build, with its publish-time settings. */
export const dist = process.env.E2E_DIST ?? 'dist'
/** The stateful mock that playwright.config.ts starts, used as the backend. */
export const backend = `http://127.0.0.1:${process.env.E2E_PORT ?? 4390}`

/** Publishes a copy of the build with one deployment's settings. Enquiry pages are off unless they say otherwise. */
export function publish(site: string, settings: object, ...options: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'krishi-settings-')), 'settings.json')
  writeFileSync(file, JSON.stringify({ enquiryPages: 0, ...settings }))
  const publisher = [`${dist}-server/publish.js`, '--settings', file, '--out', site, ...options]
  const said = execFileSync(process.execPath, publisher, { encoding: 'utf8', stdio: 'pipe' })
  rmSync(dirname(file), { recursive: true })
  return said
}

/** The mock's checkout and switches, which production lacks: nginx passes them on only in tests. */
const MOCK = ['location ^~ /_mock', 'location ^~ /_pact', 'location = /checkout.js']
  .map((location) => `${location} { proxy_pass http://krishi_vyapar_api; proxy_set_header Origin ""; }`)
  .join('\n')

type Worker = { nginx: Nginx; site: string }
const behindNginx = {
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that it needs nothing
    async ({}, use) => {
      const site = mkdtempSync(join(tmpdir(), 'krishi-site-'))
      cpSync(dist, site, { recursive: true, preserveTimestamps: true })
      const settings = {
        site: 'https://krishivyapar.example',
        checkout: { script: '/checkout.js', key: 'rzp_test_mock' },
      }
      publish(site, settings)
      await use(site)
      rmSync(site, { recursive: true })
    },
    { scope: 'worker' },
  ],
  nginx: [
    async ({ site }, use) => {
      const nginx = await startNginx({ build: site, backend, extra: MOCK })
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
} satisfies Fixtures<object, Worker>
const origin = {
  ignoreHTTPSErrors: true, // the certificate is made for the test
  baseURL: async ({ nginx }: { nginx: Nginx }, give: (origin: string) => Promise<void>) => give(nginx.origin),
}

/** The real nginx serves the build with the production configuration over TLS and HTTP/2, the mock behind it. */
export const served = plain.extend<object, Worker>({ ...behindNginx, ...origin })

/** The same with a browser. Any content that a policy blocks fails the test. */
export const test = inBrowser.extend<{ violations: Violation[]; noViolations: void }, Worker>({
  ...behindNginx,
  ...origin,
  // For a service worker the browser itself must accept the certificate.
  launchOptions: [{ ...chromium, args: [...chromium.args, '--ignore-certificate-errors'] }, { scope: 'worker' }],
  violations: async ({ context }, give) => {
    const violations: Violation[] = []
    await context.exposeBinding('noteViolation', (_source, violation: Violation) => violations.push(violation))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: object) => void }
        noteViolation({
          page: location.pathname,
          directive: event.effectiveDirective,
          blocked: event.blockedURI,
          disposition: event.disposition,
          sample: event.sample,
        })
      })
    })
    await give(violations)
  },
  noViolations: [
    async ({ violations }, use) => {
      await use()
      expect(violations, 'nothing that the policy stops').toEqual([])
    },
    { auto: true },
  ],
})

/** For the top of each file: without nginx its tests are skipped with a visible reason. */
export const needsNginx = (test: { skip: (condition: boolean, reason: string) => void }) =>
  test.skip(!binary, 'NOT RUN: there is no nginx on this machine, and none could be installed (scripts/setup.mjs)')
