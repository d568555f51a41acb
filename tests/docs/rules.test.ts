import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../src/domain/navigation/paths.ts'
import { draftOf, PERSONAL_DRAFT } from '../../src/domain/forms/drafts.ts'
import { BUSINESS_TYPES, STORED_KEYS } from '../../src/session/storage.ts'

// Texts that a rule quotes must exist in the app. (Tests of their own cover a rule's numbers.)

const RULES = 'docs/product'
const rulesOf = (page: string) => readFileSync(`${RULES}/${page}`, 'utf8').replaceAll(/\s+/g, ' ')

/** The bare words, without tags, placeholder names or the number in place of one. */
const words = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\w+\}|\b6\b/g, '{}')
    .replaceAll('’', "'")
    .toLowerCase()
const catalogs = readdirSync('locales/en').map((file) => readFileSync(`locales/en/${file}`, 'utf8'))
const messages = Array.from(catalogs.join('\n').matchAll(/^msgid ((?:"[^\n]*"\n)+)/gm), ([, lines = '']) =>
  lines.replaceAll(/^"|"$|\n/gm, '').replaceAll(/\\(.)/g, '$1'),
)
const said = messages.map(words)
/** “… categories” and “Loading …” quote the end or the beginning of a text. */
const isSaid = (quoted: string) => said.some((text) => text.includes(words(quoted).replaceAll(/^… | …$/g, '')))

const quoted = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)

test.each(readdirSync(RULES).filter((page) => page !== 'README.md'))('%s quotes texts of the app', (page) => {
  expect(quoted(rulesOf(page)).filter((text) => !isSaid(text))).toEqual([])
})

test('the specified texts are messages of the app, letter for letter (§languages.18)', () => {
  const [given = ''] = /<a id="18">.*?(?=- <a id|$)/.exec(rulesOf('languages.md')) ?? []
  expect(quoted(given).length).toBeGreaterThan(80)
  expect(quoted(given).filter((text) => !messages.includes(text))).toEqual([])
})

test('the check finds a quoted text that the app doesn’t have', () => {
  expect(isSaid('Enquiry created successfully!')).toBe(true)
  expect(isSaid('Enquiry made successfully!')).toBe(false)
})

test('the rules name each stored key', () => {
  const session = rulesOf('session.md')
  const types = new RegExp(`(?<=^has_|^registration_)(?:${BUSINESS_TYPES.join('|')})(?=_)`)
  const keys = [...STORED_KEYS, PERSONAL_DRAFT, ...BUSINESS_TYPES.map(draftOf)]
  const named = keys.map((key) => key.replace(types, '{type}'))
  expect(named.filter((key) => !session.includes(`\`${key}\``))).toEqual([])
})

test('the rules name each address', () => {
  const shell = rulesOf('shell.md')
  const addresses = Object.values(paths).flatMap((path) => {
    const address = path as (...parts: string[]) => string
    if (path === paths.business) return ['farmer', 'buyer', 'manufacturer'].map((type) => address(type, '{id}'))
    return path.length > 0 ? address('{id}').replace(/\?.*/, '') : address()
  })
  const isNamed = (address: string) => ['`', '?'].some((end) => shell.includes(`\`${address}${end}`))
  expect(addresses.filter((address) => !isNamed(address))).toEqual([])
})
