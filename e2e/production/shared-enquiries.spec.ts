import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LOCALES } from '../../src/i18n/locales.ts'
import { expect, expectNoAxeViolations, open } from '../fixture.ts'
import { holdApp, requestsTo } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import { apiThat, publish, published, read, serve, test } from './published.ts'

test.describe.configure({ timeout: 90_000 }) // starts processes, and opens several pages each

const SITE = 'https://krishivyapar.example'
type Lead = { id: number; location: string; created_at: string; [field: string]: unknown }
type Latest = Record<string, Lead[]>

const publishedWith = (data: string, settings: object) => published({ data, settings: { site: SITE, ...settings } })

const latest = async (page: Page) => (await (await page.request.get('/api/web/latest-enquiries/')).json()) as Latest
const newest = (leads: Latest) =>
  Object.values(leads)
    .flat()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)

const pagesIn = (folder: string) =>
  existsSync(join(folder, 'global-enquiry'))
    ? readdirSync(join(folder, 'global-enquiry'))
        .filter((name) => name.endsWith('.html'))
        .map((name) => `global-enquiry/${name}`)
    : []

test('the HTML of a latest enquiry has its title and text (§board.20, §shell.28)', async ({ page, baseURL }) => {
  const folder = await publishedWith(baseURL!, { enquiryPages: 3 })
  const expected = newest(await latest(page))
    .slice(0, 3)
    .map(({ id }) => id)
  expect(pagesIn(folder).sort()).toEqual(
    expected.flatMap((id) => LOCALES.map((locale) => `global-enquiry/${id}.${locale}.html`)).sort(),
  )
  const [id] = expected
  // tests/build/page-meta.dom.ts has the other tags of a page.
  const says = {
    en: /"₹[\d,.]+ per kg, [\d,.]+ (kg|quintals?|tons?), .+\. Posted on /,
    hi: /"₹[\d,.]+ प्रति किलो, [\d,.]+ (किलो|क्विंटल|टन), .+। .* को डाला गया।"/,
    mr: /"₹[\d,.]+ प्रति किलो, [\d,.]+ (किलो|क्विंटल|टन), .+\. .* रोजी टाकला\."/,
  }
  const names = { en: 'Krishi Vyapar', hi: 'कृषि व्यापार', mr: 'कृषी व्यापार' }
  for (const locale of LOCALES) {
    const html = read(folder, `global-enquiry/${id}.${locale}.html`)
    const [, title] = /<title>(.*)<\/title>/.exec(html)!
    expect(title).toMatch(new RegExp(` – ${names[locale]}$`))
    expect(html).toContain(`property="og:title" content="${title}"`)
    expect(html).toMatch(says[locale])
    expect(read(folder, 'sitemap.xml')).toContain(`<loc>${SITE}/global-enquiry/${id}?lang=${locale}</loc>`)
    expect(read(folder, '_redirects')).toContain(`/global-enquiry/${id} /global-enquiry/${id}.${locale}.html 200`)
  }
  expect(read(folder, 'robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)

  // Publishing again leaves the enquiry pages unchanged; without enquiries they are deleted with their compressed
  // files.
  const settings = join(folder, 'settings.json')
  const before = readFileSync(join(folder, `global-enquiry/${id}.hi.html`)).length
  expect((await publish('--out', folder, '--settings', settings, '--data', baseURL!)).said).toContain('6 files changed')
  expect(readFileSync(join(folder, `global-enquiry/${id}.hi.html`))).toHaveLength(before)
  await publish('--out', folder)
  expect(readdirSync(join(folder, 'global-enquiry'))).toEqual([])
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false)
})

test('published enquiries contain only public data, with people’s input escaped', async ({ page, baseURL }) => {
  const hostile = `"></script><script>document.title='run'</script></title><!-- <script> & $& $' \u2028 {"`
  const real = await latest(page)
  const [first, second, third, ...rest] = newest(real)
  const secret = { owner_contact: { name: 'Secret Owner', mobile: '9123456780' }, interested_users: [{ mobile: '9' }] }
  const told: Latest = {
    x: [
      { ...first!, location: hostile, sub_category: { id: 1, name: hostile }, photo: `/media/photos/7?"onerror="x` },
      { ...second!, ...secret },
      { ...third!, status: 'closed' },
      ...rest,
    ],
  }
  const { origin, server } = await apiThat((path) => (path.includes('latest-enquiries') ? told : undefined), baseURL!)
  const folder = await publishedWith(origin, { enquiryPages: 3 })
  server.close()
  const ids = pagesIn(folder).map((name) => Number(/\d+/.exec(name)?.[0]))
  expect(new Set(ids)).toEqual(new Set([first!.id, second!.id, rest[0]!.id]))
  for (const name of pagesIn(folder)) expect(read(folder, name)).not.toMatch(/Secret Owner|9123456780|interested/)

  await serve(page, folder)
  await page.route('**/media/photos/7?*', (route) => route.fulfill({ path: 'public/icons/192.png' }))
  await open(page, `/global-enquiry/${first!.id}`, 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/<script>document\.title='run'<\/script>[^]* – Krishi Vyapar$/)

  // The same in the data of the home page.
  await page.route('**/api/web/latest-enquiries/', (route) => route.fulfill({ json: told }))
  await open(page, '/', 'en')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('</script><script>')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle('Farm trade across India – Krishi Vyapar')
})

test('a visitor reads an enquiry before the app loads; a signed-in person sees all of it at once', async ({
  page,
  baseURL,
}) => {
  const folder = await publishedWith(baseURL!, { enquiryPages: 1 })
  await serve(page, folder)
  const [lead] = newest(await latest(page))
  const address = `/global-enquiry/${lead!.id}`
  const release = await holdApp(page)
  const asked = requestsTo(page, /\/api\/.*enquir/)
  await open(page, `${address}?lang=mr`, 'en', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const before = await title.textContent()
  await expect(page.getByRole('main').getByText(/₹[\d,.]+ प्रति किलो/)).toBeVisible()
  release()
  const contact = page.getByRole('region', { name: 'प्रस्ताव टाकणाऱ्याचा संपर्क' })
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveText(before!)
  await expectNoAxeViolations(page)
  // The data is as new as the page, so nothing is requested again.
  expect(asked).toEqual([])
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${baseURL}${address}?lang=mr`)),
  )
  await contact.getByRole('link', { name: 'लॉग इन करा' }).click()
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: `${address}?lang=mr` })}`)

  await signIn(page, 'buyer')
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('main a[href^="/auth"]')
      if (link?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { sawTheVisitors: true })
      requestAnimationFrame(look)
    }
    look()
  })
  await open(page, address, 'en')
  await expect(page.getByRole('button', { name: /^Show interest/ })).toBeVisible()
  expect(await page.evaluate(() => 'sawTheVisitors' in window)).toBe(false)
})
