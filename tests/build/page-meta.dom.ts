import { expect, test } from 'vitest'
import { aboutTags } from '../../scripts/build/page-meta.ts'
import { robots, sitemap } from '../../scripts/publish/for-crawlers.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import type { About } from '../../src/app/meta/page-meta.ts'

const SITE = 'https://krishivyapar.example'
const ABOUT: About = { product: 'Krishi Vyapar', description: '₹42 per kg, 12 quintals, Nashik.' }
const PAGE = { about: ABOUT, title: 'Onion for sale – Krishi Vyapar', path: '/global-enquiry/7', api: '', site: SITE }

/** The data that a crawler reads from the head. */
function read(tags: string) {
  const { head } = new DOMParser().parseFromString(`<!doctype html><head>${tags}</head><body></body>`, 'text/html')
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  const block = head.querySelector('script[type="application/ld+json"]')?.textContent
  return {
    head,
    meta: (name: string) => content(`meta[name="${name}"]`) ?? content(`meta[property="${name}"]`),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: Array.from(head.querySelectorAll('link[hreflang]'), (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    things: block ? (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  }
}
const readPage = (page: Partial<Parameters<typeof aboutTags>[0]>) => read(aboutTags({ ...PAGE, locale: 'hi', ...page }))

test('an enquiry’s HTML has its title, address and languages (§shell.28)', () => {
  const { meta, canonical, alternates, things } = readPage({})
  expect(meta('description')).toBe(ABOUT.description)
  expect(meta('og:title')).toBe('Onion for sale – Krishi Vyapar')
  expect(meta('og:description')).toBe(ABOUT.description)
  expect(meta('og:locale')).toBe('hi_IN')
  expect(meta('og:image')).toBe(`${SITE}/share.png`)
  expect(meta('og:url')).toBe(`${SITE}/global-enquiry/7?lang=hi`)
  expect(canonical).toBe(`${SITE}/global-enquiry/7?lang=hi`)
  expect(alternates).toEqual([
    ['en', `${SITE}/global-enquiry/7?lang=en`],
    ['hi', `${SITE}/global-enquiry/7?lang=hi`],
    ['mr', `${SITE}/global-enquiry/7?lang=mr`],
    ['x-default', `${SITE}/global-enquiry/7?lang=en`],
  ])
  expect(things).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Krishi Vyapar', item: `${SITE}/?lang=hi` },
        { '@type': 'ListItem', position: 2, name: 'Onion for sale', item: `${SITE}/global-enquiry/7?lang=hi` },
      ],
    },
  ])
})

test('home names its operator, the prices their source and licence', () => {
  const owner = { email: 'help@krishivyapar.example', telephone: '+911800000000', sameAs: [] }
  const organization = { '@type': 'Organization', name: 'Krishi Vyapar', logo: `${SITE}/icons/512.png`, ...owner }
  expect(readPage({ path: '/', about: { ...ABOUT, owner } }).things).toMatchObject([organization])
  const data = 'Prices of mandis.'
  const dataset = { '@type': 'Dataset', description: data, license: 'https://www.data.gov.in/Godl' }
  const prices = readPage({ path: '/price-mandi', about: { ...ABOUT, data } })
  expect(prices.things).toContainEqual(expect.objectContaining(dataset))
})

test.each([
  ['/media/photos/7', '', `${SITE}/media/photos/7`],
  ['/media/photos/7', 'https://api.example.in', 'https://api.example.in/media/photos/7'],
  ['https://cdn.example.in/a.jpg?w=8&h=6', '', 'https://cdn.example.in/a.jpg?w=8&h=6'],
  ['/media/crops/onion.svg', '', `${SITE}/share.png`],
  ['javascript:alert(1)', '', `${SITE}/share.png`],
  ['//', '', `${SITE}/share.png`],
  [null, '', `${SITE}/share.png`],
])('the picture %j (API at %j) is %s: messengers show no drawings', (picture, api, expected) => {
  expect(readPage({ api, about: { ...ABOUT, picture } }).meta('og:image')).toBe(expected)
})

test('without a configured site address, no tag has one', () => {
  const { head, meta, canonical } = readPage({ site: '' })
  expect(meta('description')).toBe(ABOUT.description)
  expect(meta('og:title')).toBe('Onion for sale – Krishi Vyapar')
  expect(canonical).toBeUndefined()
  expect(head.innerHTML).not.toMatch(/https?:|lang=/)
})

const HOSTILE = `"><script>alert(1)</script><!-- </title> </script> & ' $& \u2028`
/** The text as React escapes it. */
const written = HOSTILE.replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;')
  .replaceAll("'", '&#x27;')

test('people’s input is escaped in tags and JSON-LD, and cut when it is long', () => {
  const { head, meta, things } = readPage({
    title: `${written} – Krishi Vyapar`,
    about: { ...ABOUT, description: HOSTILE, picture: `https://a.in/${HOSTILE}` },
  })
  expect(head.querySelectorAll('script')).toHaveLength(1)
  expect(meta('og:title')).toBe(`${HOSTILE} – Krishi Vyapar`)
  expect(meta('description')).toBe(HOSTILE)
  expect(URL.parse(meta('og:image')!)?.host).toBe('a.in')
  expect(JSON.stringify(things)).toContain(JSON.stringify(HOSTILE).slice(1, -1))
  for (const length of [300, 301, 1_000_000]) {
    const long = '🌾'.repeat(length)
    expect(readPage({ about: { ...ABOUT, description: long } }).meta('description')).toMatch(/^🌾{100,150}…$/u)
  }
})

test('robots.txt and sitemap list each page in every language', () => {
  expect(robots('')).toBe('User-agent: *\nAllow: /\n')
  expect(robots(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
  const xml = new DOMParser().parseFromString(
    sitemap(SITE, [{ path: '/' }, { path: '/global-enquiry/7', changedAt: '2026-04-21T10:00:00+05:30' }]),
    'application/xml',
  )
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(Array.from(xml.querySelectorAll('loc'), ({ textContent }) => textContent)).toEqual(
    ['/', '/global-enquiry/7'].flatMap((path) => LOCALES.map((lang) => `${SITE}${path}?lang=${lang}`)),
  )
  expect(xml.querySelectorAll('url')[3]!.querySelector('lastmod')!.textContent).toBe('2026-04-21T04:30:00.000Z')
})
