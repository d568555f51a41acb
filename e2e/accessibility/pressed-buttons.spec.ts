import type { JSHandle, Page } from '@playwright/test'
import { full, sampled } from '../../tests/sample.ts'
import { proves } from '../../tests/proves.ts'
import { expect, open, openState, pages, test, testExpecting } from '../fixture.ts'
import type { PageState } from '../pages/page-state.ts'
import { losesFocus, withStandIns } from './lost-focus.ts'

/** Only buttons of the content and dialogs: those of the header and footer are the same on each page. */
const BUTTONS = ':is(main, [role=dialog], [role=alertdialog]) button'
/** States pressed in every run: in them a button disappears when it is pressed. e2e/failures.spec.ts has failed loads. */
const ALWAYS =
  /^home that has heard something$|may not listen|without its profile|in doubt$|perhaps paid$|fetched for a file/

/** Time after which a state that doesn't come back counts as ended (ms). */
const ENDED_AFTER = 5_000

/** The buttons that can be pressed, by name; of equal names the first. */
const buttonsOf = (page: Page) =>
  page.evaluateHandle((selector) => {
    const named: Record<string, HTMLElement> = {}
    for (const button of document.querySelectorAll<HTMLElement>(selector))
      if (button.checkVisibility() && !button.closest('[inert], [aria-hidden=true]'))
        named[(button.ariaLabel ?? button.textContent).trim()] ??= button
    return named
  }, BUTTONS)

const namesOf = (buttons: JSHandle<object>) => buttons.evaluate((named) => Object.keys(named))

/** Names of the buttons that a page has in every state: the small size presses them in the plain state only. */
async function pressedElsewhere(page: Page, state: PageState): Promise<string[]> {
  const pageOf = ({ path }: PageState) => path.split('?')[0]
  // The other states hold or fail requests.
  const plain = pages.find(
    (each) => pageOf(each) === pageOf(state) && !/ while /.test(each.name) && !ALWAYS.test(each.name),
  )
  if (full || !plain || plain.path === state.path) return []
  await openState(page, plain)
  const names = await namesOf(await buttonsOf(page))
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return names
}

const picked = new Set([...sampled(pages, 70), ...pages.filter(({ name }) => ALWAYS.test(name))])
for (const state of picked) {
  const { name, path, before, ready, at = [1280], isProviders, errors = [] } = state
  if (isProviders) continue
  testExpecting(...errors, /Failed to load resource/)(name, proves('check 32'), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: at.at(-1)!, height: 740 })
    await withStandIns(page)
    const lost: string[] = []
    const pressed = await pressedElsewhere(page, state)
    const left = new Set<string>()
    await before?.(page)
    let isUnchanged = false
    for (let isFirst = true; isFirst || left.size > 0; isFirst = false) {
      if (!isUnchanged) {
        // The press may have started a navigation, which would interrupt this one.
        await open(page, path, 'en').catch(() => open(page, path, 'en'))
        // Some presses end the state permanently, such as that of an unpaid order.
        const isThere = await Promise.race([
          ready(page).then(
            () => true,
            () => isFirst,
          ),
          ...(isFirst ? [] : [page.waitForTimeout(ENDED_AFTER).then(() => false)]),
        ])
        if (!isThere) break
      }
      const buttons = await buttonsOf(page)
      const names = await namesOf(buttons)
      for (const each of names) if (!pressed.includes(each)) left.add(each)
      const [name] = left
      if (name === undefined) break
      left.delete(name)
      pressed.push(name)
      const button = (await buttons.getProperty(name)).asElement()
      const address = page.url()
      // A press that leaves the document destroys this context.
      if (await button?.evaluate(losesFocus).catch(() => false)) lost.push(name)
      page.setDefaultTimeout(5_000)
      const now = await buttonsOf(page)
        .then(namesOf)
        .catch(() => [])
      isUnchanged = page.url() === address && now.join() === names.join()
    }
    expect(lost, 'buttons after which the focus is nowhere').toEqual([])
  })
}
