import type { Page } from '@playwright/test'
import { pages as routes } from '../src/app/routing/pages.ts'
import { FULL, full } from '../tests/sample.ts'
import { expect, open, test } from './fixture.ts'
import { asPremiumBuyer } from './sign-in.ts'

/** One kind is a record, such as `/global-enquiry/{id}`, or a list view, such as `/price-mandi?page=2`. */
const MAX_OF_A_KIND = full ? 2 : 1
/** Headings of pages that a link must not lead to, in the languages of the two crawls. */
const NOWHERE = new Set([
  'Page not found',
  'Business not found',
  'Enquiry not found',
  'Unexpected Application Error!',
  'This page could not be downloaded',
  'पान सापडले नाही',
  'व्यवसाय सापडला नाही',
  'प्रस्ताव सापडला नाही',
  'काहीतरी अडचण आली',
])

/** The kind of page: its path without record ids, with the type of business. */
const kindOf = ({ pathname, searchParams }: URL) =>
  [pathname.replace(/\/\d+(?=\/|$)/g, '/{id}'), searchParams.get('entityType') ?? ''].join(' ').trim()

/** The kinds of pages to which links lead: all but the sign-in's, and one that only the former site linked to. */
const linked = routes
  .filter(({ isAuth, path }) => !isAuth && path !== '/MandiMarket')
  .map(({ path, isGuarded }) => ({ kind: path.replace(':id', '{id}'), isGuarded }))

/** Valid links that leave the site. */
const ELSEWHERE = [
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]\S*)?$/i,
  /^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}(\?\S*)?$/i,
  /^tel:\+?[\d-]{8,}$/,
]

/** Waits until the page has loaded everything that it requests. */
async function settled(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Follows links from the home page until no new kind turns up; `atHome` brings a menu's links onto it. */
async function crawl(
  page: Page,
  origin: string,
  atHome = async () => {},
): Promise<{ walked: string[]; dead: string[] }> {
  const queue = [new URL('/', origin)]
  const dead: string[] = []
  const kinds = new Map<string, number>()
  const visited = new Set<string>()
  const walked = new Set<string>()
  let at = '/'
  page.on('response', (response) => {
    if (response.status() === 404) dead.push(`${at}: ${response.url()} is answered with 404`)
  })

  const follow = async (href: string) => {
    const url = new URL(href, page.url())
    if (url.origin !== origin) {
      if (!ELSEWHERE.some((form) => form.test(href))) dead.push(`${at}: ${href} is not well-formed`)
      return
    }
    if (url.pathname + url.search === new URL(page.url()).pathname + new URL(page.url()).search && url.hash) {
      if ((await page.locator(`[id="${url.hash.slice(1)}"]`).count()) === 0)
        dead.push(`${at}: ${href} leads to nothing`)
      return
    }
    url.hash = ''
    const kind = kindOf(url)
    const already = kinds.get(kind) ?? 0
    if (visited.has(url.href) || already >= MAX_OF_A_KIND) return
    visited.add(url.href)
    kinds.set(kind, already + 1)
    queue.push(url)
  }

  await page.route(/\/media\/|\.(png|svg|webp|jpg)$/, (route) => route.fulfill({ status: 204 })) // pictures are not links
  for (let url = queue.shift(); url; url = queue.shift()) {
    at = url.pathname + url.search
    await page.goto(url.href, { waitUntil: 'networkidle' })
    await settled(page)
    if (at === '/') await atHome()
    const heading = (await page.locator('h1').textContent()) ?? ''
    if (NOWHERE.has(heading)) dead.push(`${at}: ${heading}`)
    walked.add(kindOf(url).split(' ')[0]!)
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    for (const href of new Set(links)) await follow(href)
  }
  return { walked: [...walked], dead }
}

test('no page has a dead link for a visitor', { tag: FULL }, async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await open(page, '/', 'en')
  const { walked, dead } = await crawl(page, baseURL!)
  expect(dead).toEqual([])
  for (const { kind, isGuarded } of linked) if (!isGuarded) expect(walked).toContain(kind)
})

test('no page has a dead link for a premium buyer, in Marathi @full', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await asPremiumBuyer(page)
  await open(page, '/', 'mr')
  const { walked, dead } = await crawl(page, baseURL!, async () => {
    await page.locator('header nav button[aria-expanded]').last().click()
    await page.locator('header a[href="/bought-contacts"]').waitFor()
  })
  expect(dead).toEqual([])
  for (const { kind } of linked) expect(walked).toContain(kind)
})
