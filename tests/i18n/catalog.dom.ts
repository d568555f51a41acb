import { beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** Each language's catalog arrives or fails when the test says so. */
function download() {
  const { promise, resolve, reject } = Promise.withResolvers<{ messages: Record<string, string[]> }>()
  return {
    promise,
    arrive: (text: string) => resolve({ messages: { greeting: [text] } }),
    fail: () => reject(new Error('offline')),
  }
}
type Download = ReturnType<typeof download>
let files: Record<Locale, Download>

beforeEach(() => {
  vi.resetModules()
  files = { en: download(), hi: download(), mr: download() }
  for (const locale of LOCALES) {
    files[locale].promise.catch(() => undefined)
    vi.doMock(`../../locales/${locale}/app.po`, () => files[locale].promise)
    vi.doMock(`../../locales/${locale}/support.po`, () => ({ messages: { help: [`help in ${locale}`] } }))
  }
  document.documentElement.lang = 'en'
})

/** A fresh app: nothing of an earlier test is loaded. */
async function product() {
  const { i18n } = await import('@lingui/core')
  return { i18n, ...(await import('../../src/i18n/catalog.ts')) }
}

test('start: the visitor’s language is on the page and in <html lang>', async () => {
  const { i18n, start } = await product()
  files.hi.arrive('नमस्ते')
  await start('hi')
  expect([i18n.locale, i18n._('greeting'), document.documentElement.lang]).toEqual(['hi', 'नमस्ते', 'hi'])
})

test('start: a page in the visitor’s language is not restyled', async () => {
  const { start } = await product()
  files.en.arrive('Hello')
  const html = document.documentElement
  html.dir = 'ltr'
  const changes = new MutationObserver(() => undefined)
  changes.observe(html, { attributes: true })
  await start('en')
  expect(changes.takeRecords()).toEqual([])
})

test('start: English when the language can’t be downloaded', async () => {
  const { i18n, start } = await product()
  files.mr.fail()
  files.en.arrive('Hello')
  await start('mr')
  expect([i18n.locale, i18n._('greeting'), document.documentElement.lang]).toEqual(['en', 'Hello', 'en'])
})

test('start fails if not even English can be downloaded', async () => {
  const { start } = await product()
  files.mr.fail()
  files.en.fail()
  await expect(start('mr')).rejects.toThrow()
})

test('a failed switch is reported and keeps the language', async () => {
  const { i18n, activate } = await product()
  files.en.arrive('Hello')
  await activate('en')
  files.hi.fail()
  await expect(activate('hi')).rejects.toThrow()
  expect([i18n.locale, i18n._('greeting'), document.documentElement.lang]).toEqual(['en', 'Hello', 'en'])
})

test('the last choice wins, in whichever order the downloads end', async () => {
  const { i18n, activate } = await product()
  const first = activate('hi')
  const second = activate('mr')
  files.mr.arrive('नमस्कार')
  expect(await second).toBe(true)
  files.hi.arrive('नमस्ते')
  expect(await first).toBe(false)
  expect([i18n.locale, i18n._('greeting'), document.documentElement.lang]).toEqual(['mr', 'नमस्कार', 'mr'])
})

test('an outdated choice fails silently', async () => {
  const { i18n, activate } = await product()
  const first = activate('hi')
  const second = activate('mr')
  files.hi.fail()
  files.mr.arrive('नमस्कार')
  expect(await Promise.all([first, second])).toEqual([false, true])
  expect(i18n.locale).toBe('mr')
})

test('a page that opens after a failed switch has its texts in the language that stayed', async () => {
  const { i18n, activate, addCatalog } = await product()
  files.en.arrive('Hello')
  await activate('en')
  files.hi.fail()
  await expect(activate('hi')).rejects.toThrow()
  await addCatalog('support')
  expect(i18n._('help')).toBe('help in en')
})

test('a page that opens during a switch has its texts at once, and in the new language after it', async () => {
  const { i18n, activate, addCatalog } = await product()
  files.en.arrive('Hello')
  await activate('en')
  const switching = activate('hi')
  await addCatalog('support')
  expect(i18n._('help')).toBe('help in en')
  files.hi.arrive('नमस्ते')
  await switching
  expect([i18n._('greeting'), i18n._('help')]).toEqual(['नमस्ते', 'help in hi'])
})

test('a switch that ends while a page’s texts are on their way: the page has them in the new language', async () => {
  const { i18n, activate, addCatalog } = await product()
  files.en.arrive('Hello')
  files.hi.arrive('नमस्ते')
  await activate('en')
  await Promise.all([addCatalog('support'), activate('hi')])
  expect([i18n.locale, i18n._('help')]).toEqual(['hi', 'help in hi'])
})
