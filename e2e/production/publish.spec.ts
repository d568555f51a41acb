import {
  cpSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LOCALES } from '../../src/i18n/locales.ts'
import { expect, expectNoAxeViolations, open } from '../fixture.ts'
import { apiThat, newFolder, publish, published, publishWith, read, serve, test } from './published.ts'
import { sampled } from '../../tests/sample.ts'

test.describe.configure({ timeout: 90_000 }) // starts processes, and opens several pages each

/** All files in a folder, with their modification times. */
const state = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)

test('new data changes only the two pages with data, not the app’s version @full', async ({ baseURL }) => {
  const folder = await published({})
  const before = state(folder)
  const { code, said } = await publish('--out', folder, '--settings', join(folder, 'settings.json'), '--data', baseURL!)
  expect(said).toContain('6 files changed')
  expect(code).toBe(0)
  const changed = state(folder)
    .filter((line) => !before.includes(line))
    .map((line) => line.split(' ')[0])
  const names = LOCALES.flatMap((locale) => [`index.${locale}.html`, `price-mandi.${locale}.html`])
  expect(changed).toEqual(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort())
  for (const name of names) {
    const html = read(folder, name)
    expect(html).toContain('id="embedded-data"')
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(html)
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(html)
    expect(read(folder, name.replace('index', 'app/index').replace('price-', 'app/price-'))).not.toContain(
      'id="embedded-data"',
    )
  }
  // Publishing without data removes it again.
  await publish('--out', folder)
  expect(read(folder, 'index.hi.html')).not.toContain('id="embedded-data"')
})

test('publishing stops when its release is replaced @full', async ({ baseURL }) => {
  const base = await newFolder()
  const dist = process.env.E2E_DIST ?? 'dist'
  const current = join(base, 'current')
  const pointTo = (release: string) => {
    symlinkSync(join('releases', release), `${current}.new`)
    renameSync(`${current}.new`, current)
  }
  for (const release of ['old', 'next']) {
    cpSync(dist, join(base, 'releases', release, 'site'), { recursive: true, preserveTimestamps: true })
    cpSync(`${dist}-server`, join(base, 'releases', release, 'server'), { recursive: true })
  }
  pointTo('old')
  const publisher = join(current, 'server/publish.js')
  const settings = join(base, 'settings.json')
  writeFileSync(settings, '{ "enquiryPages": 2 }')
  const first = await publishWith(publisher, '--release', current, '--settings', settings, '--data', baseURL!)
  expect(first.said).toContain('13 files changed') // home, prices and two enquiries in three languages, and _redirects
  expect(read(join(base, 'releases/old/site'), 'index.en.html')).toContain('id="embedded-data"')

  // A publisher has started and requests its data; meanwhile the next release is installed.
  const before = state(join(base, 'releases'))
  const { origin, server } = await apiThat(() => {
    if (readlinkSync(current).endsWith('old')) pointTo('next')
    return undefined
  }, baseURL!)
  const { code, said } = await publishWith(publisher, '--release', current, '--settings', settings, '--data', origin)
  server.close()
  expect(said.trim()).toBe('Stopped. old is not the release that is served')
  expect(code).toBe(1)
  expect(state(join(base, 'releases'))).toEqual(before)
  // A publisher of the old release that starts later fails too.
  const late = await publishWith(join(base, 'releases/old/server/publish.js'), '--release', current)
  expect(late).toEqual({ code: 1, said })
  expect(state(join(base, 'releases'))).toEqual(before)
})

const wrong: Record<string, ((path: string) => unknown) | undefined> = {
  'is no JSON': () => '<html>Bad gateway</html>',
  'is not what its document says': (path) => (path.includes('price-mandi') ? { records: 'none' } : undefined),
  'is empty': () => '',
  'does not come': undefined,
}
for (const [what, answer] of sampled(Object.entries(wrong), 3)) {
  test(`an API whose reply ${what} leaves the last published pages in place`, async ({ baseURL, embedded: folder }) => {
    const before = state(folder)
    const api = answer && (await apiThat(answer, baseURL!))
    const { code, said } = await publish('--out', folder, '--data', api?.origin ?? 'http://127.0.0.1:9')
    api?.server.close()
    expect(said).toMatch(/^Nothing was published\. .+/)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(state(folder)).toEqual(before)
  })
}

test('a test environment names itself in the visitor’s language, production doesn’t @full', async ({ page }) => {
  const folder = await published({ settings: { environment: 'staging' } })
  await serve(page, folder)
  const texts = {
    en: 'Test site: nothing on it is a real offer, and no real money is paid.',
    hi: 'परीक्षण साइट: यहाँ का कोई प्रस्ताव असली नहीं है, और असली पैसे नहीं लगते।',
    mr: 'चाचणी साइट: येथील कोणताही प्रस्ताव खरा नाही, आणि खरे पैसे लागत नाहीत.',
  }
  for (const path of ['/', '/auth']) {
    for (const locale of LOCALES) {
      await open(page, path, locale)
      await expect(page.getByText(texts[locale])).toBeVisible()
      await expect(page.locator('#environment p').filter({ visible: true })).toHaveCount(1)
    }
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
  }
  await open(page, '/', 'en')
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(page.getByText(texts.hi)).toBeVisible()
  await expect(page.getByText(texts.en)).toBeHidden()
  await page.unrouteAll()
  await open(page, '/', 'en')
  await expect(page.locator('#environment')).toHaveCount(0)
})
