import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { proves } from '../../tests/proves.ts'
import { full } from '../../tests/size.ts'
import { expect, open, openState, pages, test, testExpecting } from '../fixture.ts'
import type { PageState } from '../pages/page-state.ts'

/** Only buttons of the content and dialogs: those of the header and footer are the same on each page. */
const BUTTONS = ':is(main, [role=dialog], [role=alertdialog]) button'
/** States pressed in every run, because in them a button disappears when it is pressed. */
const ALWAYS =
  /heard something$|may not listen|could not be loaded|without its profile|in doubt$|perhaps paid$|fetched for a file/

/** Time after which a state that doesn't come back counts as ended (ms). */
const ENDED_AFTER = 5_000

/** Stubs what opens outside the page, and counts pending requests to tell when a press has finished. */
function standIns() {
  window.print = () => undefined
  window.open = () => null
  HTMLInputElement.prototype.click = () => undefined
  HTMLInputElement.prototype.showPicker = () => undefined
  const waiting = { count: 0 }
  const fetch = window.fetch.bind(window)
  window.fetch = async (...request) => {
    waiting.count++
    try {
      return await fetch(...request)
    } finally {
      waiting.count--
    }
  }
  Object.assign(window, { waiting })
}

/** Names of the buttons that a page has in every state: the small size presses them in the plain state only. */
async function pressedElsewhere(page: Page, state: PageState): Promise<string[]> {
  const pageOf = ({ path }: PageState) => path.split('?')[0]
  // The other states hold or fail requests.
  const plain = pages.find(
    (each) => pageOf(each) === pageOf(state) && !/ while /.test(each.name) && !ALWAYS.test(each.name),
  )
  if (full || !plain || plain.path === state.path) return []
  await openState(page, plain)
  const names = await page
    .locator(BUTTONS)
    .evaluateAll((all: HTMLElement[]) => all.map((button) => (button.ariaLabel ?? button.textContent).trim()))
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return names
}

/** @returns the name of the first button that can be pressed and is not among `tried` */
const nextButton = (page: Page, tried: string[]) =>
  page.evaluate(
    ([selector, tried]) => {
      for (const button of document.querySelectorAll<HTMLElement>(selector)) {
        const name = (button.ariaLabel ?? button.textContent).trim()
        if (!button.checkVisibility() || button.closest('[inert], [aria-hidden=true]') || tried.includes(name)) continue
        Object.assign(window, { button })
        return name
      }
      return undefined
    },
    [BUTTONS, tried] as const,
  )

/** Presses as Enter does, waits for 20 frames without a change, and returns whether the focus is lost. */
const losesFocus = (page: Page) =>
  page.evaluate(async () => {
    const { button, waiting } = window as unknown as { button: HTMLElement; waiting: { count: number } }
    const before = waiting.count
    let still = 0
    const observer = new MutationObserver(() => (still = 0))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    button.focus()
    button.click()
    for (let frame = 0; frame < 90 && still < 20; frame++) {
      await new Promise(requestAnimationFrame)
      still = waiting.count > before ? 0 : still + 1
    }
    observer.disconnect()
    return document.activeElement === document.body
  })

const picked = new Set([...sampled(pages, 50), ...pages.filter(({ name }) => ALWAYS.test(name))])
for (const state of picked) {
  const { name, path, before, ready, at = [1280], isProviders, errors = [] } = state
  if (isProviders) continue
  testExpecting(...errors, /Failed to load resource/)(name, proves('check 32'), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: at.at(-1)!, height: 740 })
    await page.addInitScript(standIns)
    const lost: string[] = []
    const tried = await pressedElsewhere(page, state)
    const known = tried.length
    await before?.(page)
    for (;;) {
      await open(page, path, 'en')
      // Some presses end the state permanently, such as that of an unpaid order.
      const isFirst = tried.length === known
      const isThere = await Promise.race([
        ready(page).then(
          () => true,
          () => isFirst,
        ),
        ...(isFirst ? [] : [page.waitForTimeout(ENDED_AFTER).then(() => false)]),
      ])
      const name = isThere ? await nextButton(page, tried) : undefined
      if (name === undefined) break
      tried.push(name)
      // A press that leaves the document destroys this context.
      if (await losesFocus(page).catch(() => false)) lost.push(name)
      page.setDefaultTimeout(5_000)
    }
    expect(lost, 'buttons after which the focus is nowhere').toEqual([])
  })
}
