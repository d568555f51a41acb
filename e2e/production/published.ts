import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { test as base } from '../fixture.ts'

const run = promisify(execFile)
const dist = process.env.E2E_DIST ?? 'dist'
const publisher = `${dist}-server/publish.js`

/** Publishes as a person who deploys does, and returns the output and exit code. */
export const publish = (...args: string[]) => publishWith(publisher, ...args)

export const publishWith = (publisher: string, ...args: string[]): Promise<{ code: number; said: string }> =>
  run(process.execPath, [publisher, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )

/** An API that answers as the test specifies, and otherwise as the mock. */
export async function apiThat(answer: (path: string) => unknown, mock: string) {
  const server = createServer((request, reply) => {
    void (async () => {
      const path = request.url ?? ''
      const headers = { 'X-user-lang': String(request.headers['x-user-lang']) }
      const given = answer(path) ?? (await (await fetch(mock + path, { headers })).text())
      reply.setHeader('content-type', 'application/json')
      reply.end(typeof given === 'string' ? given : JSON.stringify(given))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const folders: string[] = []
/** An empty folder, deleted with its worker. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join('.cache', 'published-'))
  folders.push(folder)
  return folder
}

/** Makes a folder with a deployment's pages. Enquiry pages are off unless the settings enable them. */
export async function published(options: { data?: string; settings?: object }): Promise<string> {
  const folder = await newFolder()
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, JSON.stringify({ enquiryPages: 0, ...options.settings }))
  const data = options.data ? ['--data', options.data] : []
  const { code, said } = await publish('--out', folder, '--settings', settings, ...data)
  if (code !== 0) throw new Error(said)
  return folder
}

export const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Serves the page from that folder with its policy; everything else comes from the tests' server. */
export async function serve(page: Page, folder: string, change = (html: string) => html) {
  await page.route(
    (url) => !url.pathname.includes('.') && !/^\/(api|media|_)/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') return route.fallback()
      const { pathname, searchParams } = new URL(request.url())
      const cookies = (await request.allHeaders())['cookie'] ?? ''
      const asked = searchParams.get('lang') ?? /(?:^|; )lang=(\w+)/.exec(cookies)?.[1]
      const locale: Locale = LOCALES.find((each) => each === asked) ?? 'en'
      const file = pathname === '/' ? 'index' : pathname.slice(1)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': read(folder, 'csp.txt') },
        body: change(read(folder, `${file}.${locale}.html`)),
      })
    },
  )
}

export const test = base.extend<object, { tidy: void; embedded: string }>({
  // Not `afterAll`, which runs twice in a worker that takes two parts of a file.
  tidy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture wants: nothing
    async ({}, use) => {
      await use()
      for (const folder of folders) rmSync(folder, { recursive: true })
    },
    { scope: 'worker', auto: true },
  ],
  /** A build's pages with the mock's public data, in a folder made once per worker; no test may change it. */
  embedded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture wants: nothing
    async ({}, use, workerInfo) => use(await published({ data: workerInfo.project.use.baseURL! })),
    { scope: 'worker' },
  ],
})
