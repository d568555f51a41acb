import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { count } from '../../tests/figures.ts'
import { pressIn } from '../checkout.ts'
import { OTP } from '../sign-in.ts'
import { dist, expect, needsNginx, open, test } from './fixture.ts'

/* What must be nowhere (notes/reliability.md, cases 12 and 13). */

test.describe('a person’s secrets', () => {
  needsNginx(test)
  test.use({ serviceWorkers: 'allow' })

  test('token, phone and OTP are in no address, no referrer, no console and no log of the server', async ({
    page,
    context,
    nginx,
  }) => {
    test.setTimeout(90_000)
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(message.text()))
    context.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    const mobile = `8${String(Date.now()).slice(-9)}`
    const state = { state: 'the user has a complete business', params: { mobile, type: 'buyer' } }
    expect((await page.request.post('/_pact/state', { data: state })).ok()).toBe(true)
    const verified = page.waitForResponse('**/verify-otp/')

    // Asked for the sign-in on the way to a page, signed in, over the pages, paid, and out.
    await open(page, '/global-enquiry', 'en')
    await page
      .getByRole('main')
      .getByRole('link')
      .first()
      .click()
      .catch(() => undefined)
    await page.goto('/auth?next=%2Fglobal-enquiry')
    await page.locator('input[type=tel]').fill(mobile)
    await page.locator('input[type=checkbox]').check()
    await page.locator('form button[type=submit]').click()
    await page.locator('fieldset input').first().fill(OTP)
    await page.locator('form button[type=submit]').click()
    const { token } = (await (await verified).json()) as { token: string }
    await expect(page).toHaveURL('/global-enquiry')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/enquiry', '/directory', '/profile', '/subscription']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Join Now' }).click()
    await pressIn(page, 'Pay ₹999')
    await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible()

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
    let passed = 0
    for (const [place, text] of Object.entries(places)) {
      for (const [name, secret] of Object.entries({ token, phone: mobile, OTP })) {
        const isThere =
          new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) || (secret !== OTP && text.includes(secret))
        expect.soft(isThere, `${name} in ${place}`).toBe(false)
        if (!isThere) passed++
      }
    }
    count('production', 'places in which token, phone and OTP are not', 15, passed)
  })
})

test.describe('the build', () => {
  const files = () =>
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  const text = (file: string) => {
    const bytes = readFileSync(file)
    if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString()
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  }

  /** What has the form of a secret, or belongs to the machine that built it. */
  const SECRETS: Record<string, RegExp> = {
    'a source map': /\/\/[#@] ?sourceMappingURL=/,
    'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    'a key of the payment provider': /rzp_(live|test)_\w{6,}/,
    'a secret of the mock': /mock-key-secret/,
    'a key of a cloud': /\b(AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|xox[baprs]-[\w-]{10,}|sk_live_\w{10,})\b/,
    'a token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}/,
    'a password in an address': /\bhttps?:\/\/[^\s/"'`:@]+:[^\s/"'`@]+@/,
    'a demo user': /\b98765000\d\d\b/,
    'the folder of the build': new RegExp(process.cwd().replace(/[/\\]/g, '[/\\\\]')),
    'a person’s folder': /\/(home|Users)\/\w+\/|\/root\//,
  }

  test('has no source maps and nothing that looks like a secret', () => {
    const all = files()
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter((file) => file.endsWith('.map'))).toEqual([])
    const found: string[] = []
    for (const file of all) {
      const content = text(file)
      for (const [what, form] of Object.entries(SECRETS))
        if (form.test(content)) found.push(`${what} in ${file}: ${form.exec(content)?.[0]}`)
    }
    count('production', 'files of the build without a secret', all.length, all.length - found.length)
    expect(found).toEqual([])
  })

  test('control: what is planted would be found', () => {
    const planted = [
      '//# sourceMappingURL=main.js.map',
      '-----BEGIN RSA PRIVATE KEY-----',
      'rzp_live_abcdef123456',
      'mock-key-secret',
      'AKIAABCDEFGHIJKLMNOP',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0',
      'https://user:password@db.example/',
      '9876500015',
      process.cwd(),
      '/home/somebody/project',
    ]
    expect(Object.values(SECRETS).map((form, index) => form.test(planted[index]!))).toEqual(planted.map(() => true))
  })
})
