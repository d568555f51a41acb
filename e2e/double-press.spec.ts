import type { Page } from '@playwright/test'
import { expect, openAs, test } from './fixture.ts'

/** Lists whose cards are links, and the input that opens their second page. */
const lists = [
  { path: '/global-enquiry', by: 'mouse' },
  { path: '/directory', by: 'finger' },
] as const

test.use({ hasTouch: true })

test('a double press on Next shows page 2 and opens no record', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { path, by } of lists) {
    await openAs(page, 'buyer', path)
    const next = page.getByRole('link', { name: 'Next', exact: true })
    await next.scrollIntoViewIfNeeded()
    // Prefetches the page, as an approaching pointer does.
    await next.hover()
    await page.waitForLoadState('networkidle')
    const { x, y, width, height } = (await next.boundingBox())!
    await doublePress(page, by, x + width / 2, y + height / 2)
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

/** A double press. The events carry their own times (s), because on a busy machine they would be too far apart. */
async function doublePress(page: Page, by: 'mouse' | 'finger', x: number, y: number) {
  const client = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  const events = [0, 0.05, 0.2, 0.25].map((after, index) => {
    const [isDown, timestamp] = [index % 2 === 0, now + after]
    const press = { x, y, button: 'left', clickCount: 1 + Math.floor(index / 2), timestamp } as const
    return by === 'mouse'
      ? client.send('Input.dispatchMouseEvent', { ...press, type: isDown ? 'mousePressed' : 'mouseReleased' })
      : client.send('Input.dispatchTouchEvent', {
          type: isDown ? 'touchStart' : 'touchEnd',
          touchPoints: isDown ? [{ x, y }] : [],
          timestamp,
        })
  })
  await Promise.all(events)
}
