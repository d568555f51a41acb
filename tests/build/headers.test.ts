import { expect, test } from 'vitest'
import { headerFiles, SECURITY_HEADERS } from '../../scripts/build/headers.ts'
import { policy } from '../../scripts/build/html.ts'

const csp = policy(['alert(1)'])
const pages = [
  { path: '/', file: 'index' },
  { path: undefined, file: 'app' },
  { path: '/auth', file: 'auth' },
]
const files = new Map(headerFiles(csp, pages, ['/auth', '/board/:id']))

test('each kind of server gets the same headers', () => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(files.get('_headers')).toContain(`  ${name}: ${value}\n`)
    expect(files.get('nginx/headers.conf')).toContain(`add_header ${name} '${value}' always;\n`)
    expect(files.get('nginx/headers.conf')).toContain(`proxy_hide_header ${name};\n`)
  }
  expect(files.get('csp.txt')).toBe(csp)
  expect(files.get('_headers')).toContain(`  Content-Security-Policy: ${csp}\n`)
  expect(files.get('nginx/policy.conf')).toContain(`default "${csp}";`)
})

test('microphone and location are allowed for this site only, the camera for nobody (§voice.11)', () => {
  const permissions = SECURITY_HEADERS['Permissions-Policy'].split(', ')
  expect(permissions).toEqual(expect.arrayContaining(['microphone=(self)', 'geolocation=(self)', 'camera=()']))
  expect(permissions.filter((each) => each.startsWith('microphone'))).toHaveLength(1)
})

test('no line is too long for a host or contains a variable of nginx, and nothing is allowed by default', () => {
  for (const line of files.get('_headers')!.split('\n')) expect(line.length).toBeLessThan(2000)
  expect(csp).not.toMatch(/["$]|unsafe-/)
  expect(csp).toContain(`default-src 'none'`)
  expect(csp).toContain(`base-uri 'none'`)
})

test('a static host knows each page and answers 404 for others; English comes after the languages that a host can detect', () => {
  const lines = files.get('_redirects')!.trim().split('\n')
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '/ /index.mr.html',
    '/ /index.hi.html',
    '/ /index.en.html',
    '/auth /auth.mr.html',
    '/auth /auth.hi.html',
    '/auth /auth.en.html',
    '/board/:id /app.mr.html',
    '/board/:id /app.hi.html',
    '/board/:id /app.en.html',
  ])
})

test('reports may be sent only to the addresses in the settings', () => {
  const connect = (...reports: string[]) => /connect-src ([^;]*)/.exec(policy([], { reports }))?.[1]
  const without = connect()
  expect(connect('')).toBe(without)
  expect(connect('/crash-report')).toBe(without)
  expect(connect('https://a.in/x', 'https://a.in/y', 'https://b.in/')).toBe(`${without} https://a.in https://b.in`)
  expect(connect('https://reports.example.in/api/7?key=x')).toBe(`${without} https://reports.example.in`)
})
