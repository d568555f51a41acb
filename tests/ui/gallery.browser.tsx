import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import GalleryPage from '../../src/app/gallery/GalleryPage.tsx'
import { LOCALES } from '../../src/i18n/locales.ts'
import { forward } from '../../src/ui/layout/icon.css.ts'
import { back } from '../../src/ui/layout/icons.ts'
import { Messages } from '../../src/ui/toast/Messages.tsx'
import { clearMessages, showMessage } from '../../src/ui/toast/messages.ts'
import { show } from './show.tsx'

afterEach(() => {
  clearMessages()
  document.documentElement.dir = ''
})

const RULES = { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } }

/** The violations that axe finds, with their elements; text contrast must be 7:1. */
async function faults() {
  const { violations } = await axe.run(document, { rules: RULES })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
const gallery = (
  <main>
    <GalleryPage />
    <Messages />
  </main>
)

test('of each widget it says whether it is React Aria’s or native, and why', async () => {
  await show(gallery)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const blocks = [...document.querySelectorAll('section[aria-label] > div > h2')]
  expect(blocks.length).toBeGreaterThan(30)
  const operated = blocks.filter((title) =>
    [...title.parentElement!.children].some((child) =>
      child.querySelector('button, input, select, textarea, a, summary'),
    ),
  )
  const silent = operated.filter((title) => !/React Aria|[Nn]ative/.test(title.nextElementSibling!.textContent))
  expect(silent.map(({ textContent }) => textContent)).toEqual([])
})

// Each width has one language: pages made of these blocks cover all combinations
// (e2e/accessibility/every-state.spec.ts).
const WIDTHS = [320, 768, 1280]

test.each(LOCALES.map((locale, turn) => [locale, WIDTHS[turn % WIDTHS.length]!] as const))(
  'all building blocks in all states, both themes, in %s at %i px: nothing for axe, no scrolling sideways',
  async (locale, width) => {
    await page.viewport(width, 800)
    // The test's own page has no title.
    document.title = 'Building blocks'
    await show(gallery, locale)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    showMessage(document.title, { for: 600_000 })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each([360, 1440])(
  'from right to left at %i px: arrows turn round, numbers do not, nothing is cut',
  async (width) => {
    await page.viewport(width, 800)
    await show(gallery, 'hi')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const drawings = [back, forward].map((drawing) => `path[d='${drawing}']`)
    const arrows = [...document.querySelectorAll<SVGPathElement>(drawings.join())]
    /** 1, or -1 for a mirrored drawing. */
    const ways = () => arrows.map((arrow) => Math.sign(arrow.getScreenCTM()!.a))
    const fromLeft = ways()
    expect(new Set(fromLeft)).toEqual(new Set([1, -1]))
    document.documentElement.dir = 'rtl'
    expect(ways()).toEqual(fromLeft.map((way) => -way))
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    for (const start of document.querySelectorAll('input[inputmode]')) {
      const before = start.previousElementSibling
      if (before?.textContent === '+91') expect(middle(before)).toBeLessThan(middle(start))
    }
    for (const first of document.querySelectorAll('input[autocomplete=one-time-code]')) {
      const boxes = [...first.parentElement!.children].map(middle)
      expect(boxes).toEqual(boxes.toSorted((a, b) => a - b))
    }
    expect(document.querySelectorAll('input[autocomplete=one-time-code]').length).toBeGreaterThan(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
