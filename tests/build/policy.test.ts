import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { policy } from '../../scripts/build/html.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const csp = policy(['alert(1)'])

test('nothing inline is allowed but by its hash', () => {
  expect(csp).not.toMatch(/unsafe-/)
  expect(csp).toContain(hash('alert(1)'))
  expect(csp).toContain(`default-src 'none'`)
  expect(csp).toContain(`base-uri 'none'`)
  expect(csp).toContain(`frame-ancestors 'none'`)
})

test('reports of crashes and broken replies may go to the addresses of the settings, and nowhere else', () => {
  const connect = (...reports: string[]) => /connect-src ([^;]*)/.exec(policy([], { reports }))?.[1]
  const without = connect()
  expect(connect('')).toBe(without)
  expect(connect('/crash-report')).toBe(without)
  expect(connect('https://a.in/x', 'https://a.in/y', 'https://b.in/')).toBe(`${without} https://a.in https://b.in`)
  expect(connect('https://reports.example.in/api/7?key=x')).toBe(`${without} https://reports.example.in`)
})

test('the style that React Aria puts into the page is the one whose hash is allowed', () => {
  const library = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
  const source = readFileSync(join(library, 'dist/private/interactions/usePress.mjs'), 'utf8')
  const attribute = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source)?.[1]
  const style = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]
  expect(attribute && style).toBeTruthy()
  expect(csp).toContain(hash(style!.replace(/\$\{[^}]+\}/, attribute!).trim()))
})
