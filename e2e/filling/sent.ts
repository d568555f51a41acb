import type { Page } from '@playwright/test'

/** Intercepts what the page sends, and answers that the server is down, so the form stays unchanged. */
export async function listen(page: Page, goes?: string) {
  await page.addInitScript((goes) => {
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request) || input.method === 'GET' || (goes && input.url.includes(goes)))
        return real(input, init)
      const isJson = input.headers.get('content-type')?.includes('json')
      const sent: unknown = isJson ? await input.json() : Object.fromEntries(await input.formData())
      Object.assign(globalThis, { sent })
      return new Response('', { status: 503 })
    }
    HTMLAnchorElement.prototype.click = function () {
      const { searchParams } = new URL(this.href)
      const body = searchParams.get('body') ?? ''
      Object.assign(globalThis, { sent: { body } })
    }
  }, goes)
}
export const submit = (page: Page, within = 'main form') => page.locator(`${within} button[type=submit]`).click()
/** The body of the request that the button starts. */
export const byRequest =
  (within?: string) =>
  async (page: Page): Promise<Record<string, unknown>> => {
    await page.evaluate(() => Object.assign(globalThis, { sent: undefined }))
    await submit(page, within)
    const sent = await page.waitForFunction(() => (globalThis as { sent?: Record<string, unknown> }).sent)
    return sent.evaluate((values) =>
      Object.fromEntries(Object.entries(values!).filter(([, value]) => !(value instanceof File))),
    )
  }
