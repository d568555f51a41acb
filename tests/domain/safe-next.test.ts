import { array, assert, constantFrom, nat, oneof, property, record, string } from 'fast-check'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { paths, safeNext, signInPath } from '../../src/domain/navigation/paths.ts'
import { proves } from '../proves.ts'

const ORIGIN = 'https://krishi.example'

test.each(['/profile#name', '/authors'])('%s is kept', (path) => expect(safeNext(path)).toBe(path))

test.each([
  undefined,
  null,
  '',
  'enquiry',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth',
  '/AUTH/',
  '/%61uth?next=/auth',
  '/x/../auth',
  '/register?step=2',
  '/login',
  '/%E0%A4%A',
])('%j opens home', (path) => expect(safeNext(path)).toBe('/'))

test.each([
  ['//evil.example', '/evil.example'],
  ['///evil.example/x', '/evil.example/x'],
  ['/x/..//evil.example', '/evil.example'],
  ['/enquiry//12', '/enquiry/12'],
  ['/register?step=2&next=%2Fenquiry%2Fnew', '/enquiry/new'],
  ['/login?next=/register?next=/global-enquiry/12', '/global-enquiry/12'],
  ['/register?next=https://evil.example', '/'],
  ['/auth?next=//evil.example', '/evil.example'],
  ['/auth?next='.repeat(500), '/'],
])('%s stays here: %s', (path, safe) => expect(safeNext(path)).toBe(safe))

/** Addresses composed of parts of known open redirects. */
const signs = '/auth?next= /register?next= ?next=// / // \\ .. . %2f %5c %09 \0 @ : ? # ;'.split(' ')
const address = array(
  oneof(
    constantFrom('\t', '\n', ' ', ...signs),
    constantFrom('evil.example', 'https:', 'javascript:', 'auth', 'AUTH', '%61uth', 'register', 'login', 'enquiry'),
    string({ unit: 'binary', maxLength: 4 }),
  ),
  { maxLength: 8 },
).map((parts) => parts.join(''))

/** What must not happen to a person whom the sign-in sends to this path; undefined if it is safe. */
function harm(path: string): string | undefined {
  const url = new URL(path, ORIGIN)
  if (url.origin !== ORIGIN || !path.startsWith('/') || path.startsWith('//')) return 'left the site'
  const signInPage = [paths.auth(), paths.register(undefined), paths.login()].find((each) =>
    matchPath(each, url.pathname),
  )
  return signInPage && `back at ${signInPage}`
}

test('10,000 hostile addresses: none leaves the site, none leads back to the sign-in', proves('case 1'), () => {
  const isSafe = property(address, (next) => harm(safeNext(next)) === undefined)
  assert(isSafe, { numRuns: 10_000 })
})

test('the check detects a naive rule', proves('case 1'), () => {
  const naive = (next: string) => (next.startsWith('/') ? next : '/')
  const isSafe = property(address, (next) => {
    try {
      return harm(naive(next)) === undefined
    } catch {
      return false
    }
  })
  expect(() => assert(isSafe, { numRuns: 10_000 })).toThrow()
})

test('10,000 valid addresses are returned unchanged', proves('case 1'), () => {
  const id = nat(99_999)
  const word = string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.toWellFormed())
  const good = oneof(
    record({ page: id, name: word, type: constantFrom('buy' as const, 'sell' as const) }).map(paths.board),
    record({ search: word, page: id }).map(paths.directory),
    id.map(paths.boardEnquiry),
    id.map(paths.editEnquiry),
    id.map((number) => paths.business('farmer', number)),
    constantFrom(paths.home(), paths.mandi(), paths.profile({ mode: 'edit' }), paths.support(), paths.subscription()),
  )
  const isKept = property(good, (path) => safeNext(path) === path && safeNext(safeNext(path)) === path)
  assert(isKept, { numRuns: 10_000 })
})

test.each([
  ['/directory', '?entityType=buyer&near=Nashik%2CMaharashtra', '/directory?entityType=buyer'],
  ['/global-enquiry', '?name=red%20onion', '/global-enquiry?name=red%20onion'],
])('signing in returns to %s%s, without a chosen district', (pathname, search, expected) => {
  expect(new URLSearchParams(signInPath({ pathname, search }).split('?')[1]).get('next')).toBe(expected)
})
