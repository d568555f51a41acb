import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locales.ts'
import { account } from './pages/account.ts'
import { board } from './pages/board.ts'
import { directory } from './pages/directory.ts'
import { enquiries } from './pages/enquiries.ts'
import { mandi } from './pages/mandi.ts'
import type { PageState } from './pages/page-state.ts'
import { registration } from './pages/registration.ts'
import { shell } from './pages/shell.ts'
import { signIn } from './pages/sign-in.ts'

/** What a page may not say in the console: anything at all that is an error or a warning, but for what a test provokes. */
export type Fixtures = {
  /** What the console may say all the same, because the test provokes it. */
  expected: { errors: RegExp[] }
}

/** playwright.config.ts keeps the service worker out of all tests but its own. */
const NO_WORKER = /Service Worker registration blocked by Playwright/

export const test = base.extend<Fixtures & { noConsoleErrors: void }>({
  expected: [{ errors: [] }, { option: true }],
  noConsoleErrors: [
    async ({ page, expected }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`))
      await use()
      const unexpected = said.filter((text) => ![NO_WORKER, ...expected.errors].some((pattern) => pattern.test(text)))
      expect(unexpected, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export { LANDMARKS, type PageState } from './pages/page-state.ts'

/** Every state of every page that is built: each area has its file. The checks of `every-page.spec.ts` walk them all. */
export const pages: PageState[] = [
  ...shell,
  ...mandi,
  ...signIn,
  ...registration,
  ...board,
  ...enquiries,
  ...directory,
  ...account,
]

export const widths = [1280, 768, 320]

/** Opens a page in a language, as a visitor whose choice is remembered. */
export async function open(page: Page, path: string, locale: Locale, options: Parameters<Page['goto']>[1] = {}) {
  await page.context().addCookies([{ name: 'lang', value: locale, url: test.info().project.use.baseURL! }])
  await page.goto(path, options)
}

/** axe with everything that the house holds to: WCAG 2.2 AA, 7:1 text, target size, best practice. */
export async function expectNoAxeViolations(
  page: Page,
  { overlay = false, only }: { overlay?: boolean; only?: 'colours' } = {},
) {
  const axe = new AxeBuilder({ page })
    // Our pages are one frame: no need for a second page to put the results of several together.
    .setLegacyMode()
  if (only) axe.withRules(['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'])
  else {
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).options({
      rules: {
        'target-size': { enabled: true },
        'color-contrast-enhanced': { enabled: true },
        'aria-hidden-focus': { enabled: !overlay },
      },
    })
  }
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 160)) }))
  expect.soft(found).toEqual([])
}

type Stop = {
  what: string
  named: boolean
  width: number
  height: number
  seen: boolean
  ring: boolean
  inline: boolean
}

/** Walks the page with Tab from its start to its end and says what each stop is (notes/accessibility.md, checks 4 to 7). */
export async function tabWalk(page: Page, most = 150): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.scrollTo(0, 0)
    delete (window as { walked?: unknown }).walked
  })
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return undefined
      // Inside a dialog the walk comes round again.
      const walked = ((window as { walked?: WeakSet<Element> }).walked ??= new WeakSet())
      if (walked.has(element)) return undefined
      walked.add(element)
      const box = element.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]),
      )
      const outline = (style: CSSStyleDeclaration) =>
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      return {
        what: `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 60)}`,
        named: !!(
          element.ariaLabel ??
          (element.ariaLabelledByElements?.length ||
            element.textContent.trim() ||
            (element as HTMLInputElement).labels?.length)
        ),
        inline: getComputedStyle(element).display === 'inline',
        width: Math.round(box.width),
        height: Math.round(box.height),
        seen: points.some(([x, y]) => {
          const top = document.elementFromPoint(x!, y!)
          return !!top && (element.contains(top) || top.contains(element))
        }),
        ring: outline(getComputedStyle(element)) || outline(getComputedStyle(element, '::after')),
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** How far the page is wider than its window, and what sticks out (WCAG 1.4.10). */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return {
      by: document.documentElement.scrollWidth - width,
      what: [...document.querySelectorAll('body *')]
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.width > 0 && box.right > width + 1 && getComputedStyle(element).position !== 'absolute'
        })
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120)),
    }
  })

/** The text spacing that a person may set for themselves (WCAG 1.4.12); as a style sheet that the page's policy allows. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

export const unspaceText = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop())

/** Texts that are cut off by a box of fixed size. */
export const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const style = getComputedStyle(element)
        return (
          element.childElementCount === 0 &&
          element.textContent.trim() !== '' &&
          style.clipPath === 'none' &&
          ['hidden', 'clip'].includes(style.overflowY) &&
          (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
