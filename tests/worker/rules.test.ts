import { describe, expect, test } from 'vitest'
import { baseAddress, baseOf, isPage, languageOf } from '../../src/worker/rules.ts'

const at = (path: string) => new URL(path, 'https://krishi.example')

describe('the HTML of a page', () => {
  const own = ['/', '/auth', '/register']

  test.each([
    ['/', '/app/index.hi.html'],
    ['/auth?next=%2Fprofile', '/app/auth.hi.html'],
    ['/auth/', '/app/auth.hi.html'],
    ['/global-enquiry/42', '/app.hi.html'],
    ['/authentic', '/app.hi.html'],
  ])('%s starts from %s', (path, base) => expect(baseOf(at(path), own, 'hi')).toBe(base))

  test('the shared base of all other pages has an address that no page has', () => {
    expect(baseAddress(undefined, 'mr')).toBe('/app.mr.html')
  })

  test('is in the language of the address, the cookie, the browser, in this order', () => {
    expect(languageOf(at('/?lang=mr'), 'hi', ['en-IN'])).toBe('mr')
    expect(languageOf(at('/?lang=fr'), 'hi', ['en-IN'])).toBe('hi')
    expect(languageOf(at('/'), undefined, ['fr', 'hi-IN'])).toBe('hi')
    expect(languageOf(at('/'), '"><script>', ['fr'])).toBe('en')
  })

  test.each([
    '/_mock',
    '/_pact/state',
    '/api/web/latest-enquiries/',
    '/media/1.jpg',
    '/config.json',
    '/assets/core-1.js',
  ])('%s is no page', (path) => expect(isPage(at(path))).toBe(false))
  test.each(['/', '/price-mandi', '/enquiry/42', '/Support', '/mediation', '/farmer/3'])('%s is one', (path) =>
    expect(isPage(at(path))).toBe(true),
  )
})
