import { active, payPlan } from '../checkout.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { logIn, logOut, OTP, withBusiness } from '../sign-in.ts'
import { expect, needsNginx, open, test } from './fixture.ts'
import { proves } from '../../tests/proves.ts'

// The server's logs must not contain secrets either (case 12 of docs/faults.md).

needsNginx(test)
test.use({ serviceWorkers: 'allow' })

test(
  'a person’s token, phone and OTP are in no address and no log',
  proves('case 12'),
  async ({ page, context, nginx }) => {
    test.setTimeout(90_000)
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('framenavigated', (frame) => asked.push(frame.url()))
    context.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    const mobile = await withBusiness(page, 'buyer')

    // Signs in on the way to a page, visits the pages, pays, and logs out.
    await open(page, '/auth?next=%2Fglobal-enquiry', 'en')
    await logIn(page, mobile)
    await expect(page).toHaveURL('/global-enquiry')
    const token = (await page.evaluate(() => localStorage.getItem('authToken')))!
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/enquiry', '/directory', '/profile', '/subscription']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await payPlan(page)
    await expect(active(page)).toBeVisible()

    await logOut(page)
    // The token isn't anywhere else either.
    await expect.poll(() => storedEverywhere(page)).not.toContain(token)

    expect(token.length).toBeGreaterThan(8)
    const places = {
      addresses: asked.join('\n'),
      console: said.join('\n'),
      'the access log': nginx.log('access'),
      'the error log': nginx.log('error'),
      reports: nginx.log('csp'),
    }
    expect(asked.length).toBeGreaterThan(50)
    expect(places['the access log']).toContain('/api/mobile/v1/global-enquiries/')
    for (const [place, text] of Object.entries(places)) {
      for (const [name, secret] of Object.entries({ token, phone: mobile, OTP })) {
        const isThere =
          new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) || (secret !== OTP && text.includes(secret))
        expect.soft(isThere, `${name} in ${place}`).toBe(false)
      }
    }
  },
)
