import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { head } from '../../src/head/main.ts'
import { detectLocale, rememberLocale } from '../../src/i18n/detect.ts'
import { failStorage } from '../fail-storage.ts'
import { proves } from '../proves.ts'

type Source = 'query' | 'cookie' | 'local' | 'session' | 'browser' | 'html'
type Visitor = Partial<Record<Source, string>>

/** §languages.3 */
const ORDER: Source[] = ['query', 'cookie', 'local', 'session', 'browser', 'html']

function arrive({ query, cookie, local, session, browser = '', html = '' }: Visitor) {
  history.replaceState(null, '', query === undefined ? '/mandi' : `/mandi?lang=${encodeURIComponent(query)}`)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    cookie === undefined ? 'language=mr' : `other=hi; lang=${cookie}; slang=mr`,
  )
  if (local !== undefined) localStorage.setItem('lang', local)
  if (session !== undefined) sessionStorage.setItem('lang', session)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser.split(','))
  document.documentElement.lang = html
}

/** The language that the script at the top of the page sets. */
function atTheTop(): string {
  const before = document.documentElement.lang
  head({})
  earlyInput?.() // the app does this when it takes over
  const found = document.documentElement.lang
  document.documentElement.lang = before
  return found
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.switching
  delete window.early
})

describe('the app and the head script find the same language', () => {
  for (const [place, source] of ORDER.entries()) {
    const later = ORDER.slice(place + 1)
    const rest = (language: string) => Object.fromEntries(later.map((name) => [name, language]))

    test.for([
      ['hi', 'hi'],
      ['mr', 'mr'],
      ['HI', 'hi'],
      ['mr_IN', 'mr'],
      ['hi-Deva-IN', 'hi'],
      ['en-XA', 'en'],
      ['en', 'en'],
    ])(`${source}: %s is taken`, proves('case 5'), ([value = '', expected]) => {
      arrive({ [source]: value, ...rest(expected === 'mr' ? 'hi' : 'mr') })
      expect(detectLocale()).toBe(expected)
      expect(atTheTop()).toBe(expected)
    })

    test.for([
      ...'ta hindi h hi- null undefined __proto__ constructor <script>alert(1)</script> javascript:alert(1)'.split(' '),
      '',
      ' ',
      'hi\n',
      'hi"><img src=x onerror=alert(1)>',
      "hi'-alert(1)-'",
      `hi-${'a'.repeat(9)}`,
      `hi${'-a1b2c3d4'.repeat(20_000)}!`,
    ])(`${source}: %j is ignored`, proves('case 5'), (value) => {
      arrive({ [source]: value, ...rest('mr') })
      const expected = later.length ? 'mr' : 'en'
      expect(detectLocale()).toBe(expected)
      expect(atTheTop()).toBe(expected)
    })
  }

  test('the first language of the browser that the product has', () => {
    arrive({ browser: 'ta-IN,te,mr-IN,hi', html: 'en' })
    expect(detectLocale()).toBe('mr')
    expect(atTheTop()).toBe('mr')
  })

  test.for<('localStorage' | 'sessionStorage' | 'cookie')[]>([
    ['localStorage'],
    ['sessionStorage'],
    ['cookie'],
    ['localStorage', 'sessionStorage', 'cookie'],
  ])('%s is blocked', (blocked) => {
    arrive({ cookie: 'mr', local: 'mr', session: 'mr', browser: 'hi' })
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of blocked) {
      if (name === 'cookie') vi.spyOn(document, name, 'get').mockImplementation(refuse)
      else vi.spyOn(window, name, 'get').mockImplementation(refuse)
    }
    const expected = blocked.length === 3 ? 'hi' : 'mr'
    expect(detectLocale()).toBe(expected)
    expect(atTheTop()).toBe(expected)
  })
})

describe('a choice', () => {
  test('is found again, and leaves the address', () => {
    history.replaceState({ key: 'kept' }, '', '/mandi?state=Goa&lang=hi#rows')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi'])
    rememberLocale('mr')
    expect(location.href.slice(location.origin.length)).toBe('/mandi?state=Goa#rows')
    expect(history.state).toEqual({ key: 'kept' })
    expect(detectLocale()).toBe('mr')
    expect(document.cookie).toContain('lang=mr')
  })

  test('is stored in a cookie, secure where there is TLS', () => {
    const setCookie = vi.spyOn(document, 'cookie', 'set')
    history.replaceState(null, '', '/')
    rememberLocale('hi')
    vi.stubGlobal('location', new URL('https://site.example/'))
    rememberLocale('mr')
    expect(setCookie.mock.calls.map(([cookie]) => cookie)).toEqual([
      'lang=hi;path=/;max-age=31536000;samesite=lax',
      'lang=mr;path=/;max-age=31536000;samesite=lax;secure',
    ])
  })

  test('is stored in any place that works if others are blocked or full', () => {
    history.replaceState(null, '', '/')
    failStorage()
    rememberLocale('hi')
    expect(detectLocale()).toBe('hi')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(() => rememberLocale('mr')).not.toThrow()
  })
})
