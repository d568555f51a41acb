import { expect, openAs, test } from './fixture.ts'

/** Lists whose cards are links, and the input that opens their second page. */
const lists = [
  { path: '/global-enquiry', by: 'mouse' },
  { path: '/global-enquiry', by: 'finger' },
  { path: '/directory', by: 'mouse' },
  { path: '/directory', by: 'finger' },
] as const

test.use({ hasTouch: true })

for (const { path, by } of lists)
  test(`${path}: a double press on Next with the ${by} shows page 2 and opens no record`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs(page, 'buyer', path)
    const next = page.getByRole('link', { name: 'Next', exact: true })
    await next.scrollIntoViewIfNeeded()
    // Prefetches the page, as an approaching pointer does.
    await next.hover()
    await page.waitForLoadState('networkidle')
    const { x, y, width, height } = (await next.boundingBox())!
    const [left, top] = [x + width / 2, y + height / 2]
    if (by === 'mouse') await page.mouse.dblclick(left, top)
    else {
      // With times of their own (s): a busy machine must not make two single taps of them.
      const client = await page.context().newCDPSession(page)
      const tap = (timestamp: number) => [
        client.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [{ x: left, y: top }],
          timestamp,
        }),
        client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 }),
      ]
      const now = Date.now() / 1000
      await Promise.all([...tap(now), ...tap(now + 0.2)])
    }
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    expect(new URL(page.url()).pathname).toBe(path)
  })
