import type { Locator, Page } from '@playwright/test'
import { expect, open, openAs, shortMessages, test } from '../fixture.ts'
import { openTool } from '../list-tools.ts'
import { asFarmerWithMany } from '../sign-in.ts'

/** Touch, and the actions of assistive technology. */
const OWN = '/enquiry/64'

/** Imitates Chromium's accessibility action (AT-SPI, TalkBack's double tap): focus, then a click without a pointer. */
const act = (place: Locator) =>
  place.evaluate((element: HTMLElement) => {
    element.focus()
    for (const type of ['mousedown', 'mouseup', 'click'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, view: window }))
  })

/** A touch, dispatched as browser input. */
async function finger(page: Page, place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const box = (await place.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const tools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = at.y) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y }] })
  return { at, touch }
}

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    // Chrome logs this for a tap while a scrolling page slows down.
    expected: { errors: [/Ignored attempt to cancel a touchstart event/] },
  })

  test('a tap opens a stage, scrolling over it doesn’t; a tap on a message presses nothing below', async ({ page }) => {
    await asFarmerWithMany(page)
    await open(page, OWN, 'en')
    const stages = page.getByRole('region', { name: 'Status timeline' }).getByRole('button')
    const closed = stages.and(page.locator('[aria-expanded=false]')).first()
    const { touch } = await finger(page, closed)
    const still = await page.evaluateHandle(() => ({
      scrolled: new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
    }))
    await touch('touchStart')
    for (const by of [10, 30, 60, 90]) await touch('touchMove', (await closed.boundingBox())!.y - by)
    await touch('touchEnd')
    await still.evaluate(({ scrolled }) => scrolled) // a page that is still scrolling ignores taps
    await expect(closed).toHaveAttribute('aria-expanded', 'false')
    const name = (await closed.innerText()).split('\n')[0]!
    await closed.tap()
    await expect(stages.filter({ hasText: name })).toHaveAttribute('aria-expanded', 'true')

    await open(page, '/global-enquiry/419', 'en')
    await page.evaluate(() => {
      const below = document.createElement('button')
      below.textContent = 'below'
      below.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 12rem'
      below.addEventListener('click', () => (document.title = 'pressed'))
      document.body.append(below)
    })
    await page.getByRole('button', { name: 'Copy link' }).dispatchEvent('click')
    await expect(shortMessages(page)).toHaveCount(1)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap()
    await expect(shortMessages(page)).toHaveCount(0)
    await expect(page).not.toHaveTitle('pressed')
  })
})

// With forced colours, the marked option has an edge that its neighbours lack, and a message has one around it. At 400 %
// zoom, list and message are inside the window, and the list is beside its field.
test('list and message stand out with forced colours and stay in the window at 400 % zoom', async ({ page }) => {
  const zoomed = { width: 320, height: 256 }
  const boxOf = async (place: Locator) => (await place.boundingBox())!
  const isInside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    x >= 0 && y >= 0 && x + width <= zoomed.width && y + height <= zoomed.height

  await page.emulateMedia({ forcedColors: 'active' })
  const edge = (place: Locator, kind: 'outline' | 'border') =>
    place.evaluate((element, kind) => {
      const style = getComputedStyle(element)
      const color = style.getPropertyValue(`${kind}-${kind === 'border' ? 'top-' : ''}color`)
      const width = style.getPropertyValue(`${kind}-${kind === 'border' ? 'top-' : ''}width`)
      const line = style.getPropertyValue(`${kind}-${kind === 'border' ? 'top-' : ''}style`)
      return line === 'none' || color === getComputedStyle(document.body).backgroundColor ? 0 : parseFloat(width)
    }, kind)

  await open(page, '/price-mandi', 'en')
  await page.locator('#mandi-state').click()
  await expect(page.getByRole('option').nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const marked = page.locator('[role=option][data-focused]')
  await expect(marked).toHaveCount(1)
  expect(await edge(marked, 'outline')).toBeGreaterThanOrEqual(2)
  expect(await edge(page.getByRole('option').nth(2), 'outline')).toBe(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize(zoomed)
  await openTool(page, 'filter')
  const field = page.locator('#mandi-state')
  await field.click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  // The list finds its place once its options are measured.
  await expect(async () => {
    const [at, list] = [await boxOf(field), await boxOf(page.locator('[data-trigger=ComboBox]'))]
    expect([isInside(at), isInside(list)]).toEqual([true, true])
    expect(list.height).toBeGreaterThanOrEqual(44)
    expect(list.y + list.height <= at.y || list.y >= at.y + at.height).toBe(true)
    // A list wider than its field begins or ends with it.
    const fromStart = Math.abs(at.x - list.x)
    const fromEnd = Math.abs(at.x + at.width - (list.x + list.width))
    expect(Math.min(fromStart, fromEnd)).toBeLessThan(24)
  }).toPass()

  await page.setViewportSize({ width: 1280, height: 720 })
  await openAs(page, 'buyer', '/global-enquiry/419')
  // An accessibility action opens and closes the menus of the header.
  for (const name of ['Account', 'Enquiries by category']) {
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
    for (const isOpen of ['true', 'false']) {
      await act(opener)
      await expect(opener).toHaveAttribute('aria-expanded', isOpen)
    }
  }
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(shortMessages(page)).toHaveCount(1)
  expect(await edge(page.getByRole('alertdialog').first(), 'border')).toBeGreaterThanOrEqual(1)
  await page.setViewportSize(zoomed)
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect.poll(async () => isInside(await boxOf(page.getByRole('alertdialog').first()))).toBe(true)
  // A phone's keyboard makes the window as small as that; in Chrome it would otherwise cover the lower half.
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
})

test.describe('in a browser with a right-to-left language', () => {
  test.use({ locale: 'ur-IN' })
  test('list, dialog and message keep the page’s direction', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/price-mandi', 'hi')
    await openTool(page, 'filter')
    await expect(page.getByRole('dialog')).toHaveCSS('direction', 'ltr')
    await page.locator('#mandi-state').click()
    await expect(page.getByRole('option').first()).toHaveCSS('direction', 'ltr')
    await openAs(page, 'buyer', '/global-enquiry/419')
    // By key, because the mandi price may arrive during a click and move the button.
    await page.getByRole('button', { name: 'Copy link' }).press('Enter')
    await expect(shortMessages(page).first()).toHaveCSS('direction', 'ltr')
  })
})
