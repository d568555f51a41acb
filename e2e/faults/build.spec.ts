import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { precachedFiles } from '../../scripts/publish/precached.ts'
import { proves } from '../../tests/proves.ts'

/** Case 13 of docs/faults.md: the served files contain neither sources nor secrets. */
const dist = process.env['E2E_DIST'] ?? 'dist'
const secrets = {
  'a source map': /sourceMappingURL=(?!data:)/,
  'a key of the payment provider': /rzp_(live|test)_[A-Za-z0-9]{8}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a cloud key': /AKIA[0-9A-Z]{16}|AIza[0-9A-Za-z_-]{35}/,
  'a token': /demo-9876500\d{3}|eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  'a path of the machine that built it': /\/(work|home|Users|root)\/\w+\/[\w./-]*(src|node_modules)\//,
}

test('the build has no source maps and no secrets', proves('case 13'), async ({ request }) => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.filter(({ name }) => /\.(js|css|html|json|txt|svg|webmanifest)$/.test(name))
  const found: string[] = files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => name)
  for (const { parentPath, name } of texts) {
    const text = readFileSync(`${parentPath}/${name}`, 'utf8')
    for (const [what, pattern] of Object.entries(secrets)) if (pattern.test(text)) found.push(`${name}: ${what}`)
  }
  const script = texts.find(({ name }) => name.endsWith('.js'))!.name
  const reply = await request.get(`/assets/${script}.map`)
  if (reply.ok() && reply.headers()['content-type']?.includes('json')) found.push('a map is served')
  expect(texts.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

test('script names are unique without their hash, so that a new version can reuse unchanged ones', () => {
  const names = readdirSync(`${dist}/assets`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replace(/-[\w-]{7}\.js$/, ''))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => name.endsWith('.js'))).toEqual([])
})

test('the service worker precaches the code of pages, and no lists of place names', () => {
  const sizes = precachedFiles(dist).map(({ url }) => [url, `${dist}${url}.br`, `${dist}${url}`] as const)
  const bytes = sizes.map(([, small, plain]) => statSync(existsSync(small) ? small : plain).size)
  expect(bytes.length).toBeGreaterThan(100)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(440_000)
})
