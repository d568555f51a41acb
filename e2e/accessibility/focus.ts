import type { Page } from '@playwright/test'
import { withColours } from './colour.ts'

/** Installs, once per document, a function that lists what the keyboard should reach, in document order. */
async function withStops(page: Page) {
  if (await page.evaluate(() => 'stops' in window)) return
  await page.evaluate(() => {
    const stops = () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter((element) => {
        if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]') || element.closest('[inert]'))
          return false
        // React Aria traps the focus inside an overlay, and hides the page behind it.
        if (element.closest('[aria-hidden=true]')) return false
        const { visibility, display } = getComputedStyle(element)
        if (visibility === 'hidden' || display === 'none' || element.getClientRects().length === 0) return false
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        )
        return element === (group.find(({ checked }) => checked) ?? group[0])
      })
    Object.assign(window, { stops })
  })
}

/** Closes an open list: it hides everything around it, and inside a drawer its field couldn't be left. */
async function leaveList(page: Page) {
  const list = page.locator('[data-trigger=ComboBox]')
  if ((await list.count()) === 0) return
  await page.locator('[role=combobox][aria-expanded=true]').press('Escape')
  await list.waitFor({ state: 'detached' })
}

/** Moves the focus to the first stop, as after a page load; the next focus counts as keyboard focus. */
async function toStart(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.scrollTo(0, 0)
  })
  await page.keyboard.press('Tab')
}

/** Walks the page with Tab (check 4): each control is reached once, in document order, and none traps the focus. */
export async function tabProblems(page: Page): Promise<{ problems: string[]; stops: number; first: string }> {
  await withStops(page)
  await leaveList(page)
  await page.evaluate(() => {
    const { stops } = window as unknown as { stops: () => HTMLElement[] }
    const reached: HTMLElement[] = []
    const listener = (event: FocusEvent) => void reached.push(event.target as HTMLElement)
    document.addEventListener('focusin', listener, true)
    Object.assign(window, { walk: { expected: stops(), reached, listener } })
  })
  await toStart(page)
  // Content that loads during the walk, such as the categories beside a list, adds stops.
  const count = () => page.evaluate(() => (window as unknown as { stops: () => HTMLElement[] }).stops().length)
  for (let presses = 0, wanted = (await count()) + 3; presses < wanted; wanted = (await count()) + 3)
    for (; presses < wanted; presses++) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    type Walk = { expected: HTMLElement[]; reached: HTMLElement[]; listener: EventListener }
    const { expected, reached, listener } = (window as unknown as { walk: Walk }).walk
    document.removeEventListener('focusin', listener, true)
    const name = (element: HTMLElement) => element.outerHTML.slice(0, 120)
    // Drops what is no Tab stop: `toStart` focused the body (tabIndex -1), and an opening dialog takes the focus. Inside
    // a dialog, the walk returns to its start.
    const stops = reached
      .filter((element) => element.tabIndex >= 0)
      .filter((element, at, all) => element !== all[at - 1]) // a list that closes returns the focus to its field, which has it already
    const round = stops.findIndex((element, at) => stops.indexOf(element) < at)
    const walked = round < 0 ? stops : stops.slice(0, round)
    const problems = expected
      // Elements removed during the walk can't be reached, such as a menu that closes when the focus leaves it.
      .filter((element) => element.isConnected && element.getClientRects().length > 0 && !walked.includes(element))
      .map((element) => `not reached: ${name(element)}`)
    const back = walked.filter((element, at) => {
      const before = walked[at - 1]
      return (
        before?.isConnected &&
        element.isConnected &&
        element.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING
      )
    })
    // A dialog restores its last focus: the walk starts in its middle and wraps once.
    const rounds = document.querySelector('[role=dialog], [role=alertdialog]') ? 1 : 0
    for (const element of back.slice(rounds)) problems.push(`out of order: ${name(element)}`)
    return { problems, stops: walked.length, first: walked[0]?.getAttribute('href') ?? '' }
  })
}

export type Stop = { what: string; problems: string[] }

// Focuses each stop by keyboard (checks 3, 5, 6, 7, 11). Its outline must have 2 px and 3:1 contrast to its background,
// and nothing may cover it. It must be 44 px unless it is a link in a sentence.
export async function focusProblems(page: Page): Promise<Stop[]> {
  await withStops(page)
  await withColours(page)
  await leaveList(page)
  await toStart(page)
  return page.evaluate(async () => {
    const { stops, colours } = window as unknown as {
      stops: () => HTMLElement[]
      colours: { contrast: (one: string, element: Element) => number; behind: (element: Element) => Element | null }
    }
    const found: Stop[] = []
    for (const element of stops()) {
      element.focus({ focusVisible: true })
      const problems: string[] = []
      found.push({ what: element.outerHTML.slice(0, 160), problems })
      // React renders in a microtask what a focus changes: a menu that the focus has left closes.
      await Promise.resolve()
      if (document.activeElement !== element) continue
      const style = getComputedStyle(element)
      const drawn = [style, getComputedStyle(element, '::after'), getComputedStyle(element, '::before')].find(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      )
      if (!drawn) problems.push('no outline of 2 px')
      else {
        const inside = parseFloat(drawn.outlineOffset) < 0
        const contrast = colours.contrast(drawn.outlineColor, inside ? element : (colours.behind(element) ?? element))
        if (contrast < 3) problems.push(`its outline has ${contrast.toFixed(2)}:1`)
      }

      const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const over = boxes.flatMap((box) =>
        [0.15, 0.5, 0.85].flatMap((x) =>
          [0.15, 0.5, 0.85].flatMap((y) => {
            const [left, top] = [box.left + box.width * x, box.top + box.height * y]
            // Stops larger than the window, or in a scrolling region, are partly outside.
            if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) return []
            const there = document.elementFromPoint(left, top)
            if (!there || element.contains(there) || there.contains(element)) return []
            if (element.closest('label')?.contains(there)) return []
            // A list of suggestions closes 150 ms after its field loses the focus; only this test tabs on faster.
            if (there.closest('[data-trigger=ComboBox]')) return []
            // A short message goes away after 3 s, can be closed, and is announced again later (docs/accessibility.md,
            // Exceptions).
            if (there.closest('[data-react-aria-top-layer]')) return []
            // The controls at the end of a field: its list button and, around that, the microphone.
            const around = element.matches('input') ? element.parentElement! : undefined
            if (around?.contains(there) || (there.closest('button') && around?.parentElement?.contains(there)))
              return []
            return [there]
          }),
        ),
      )
      if (over[0]) problems.push(`over it lies ${over[0].outerHTML.slice(0, 100)}`)
      const box = element.getBoundingClientRect()
      if (box.bottom <= 0 || box.top >= innerHeight) problems.push('it is outside of the window')

      // The target of a checkbox or radio button is its label.
      const target = (element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null) ?? element
      const { width, height } = target.getBoundingClientRect()
      // Links inside a sentence are exempt (2.5.5); a link alone in its parent is not.
      const inSentence =
        style.display === 'inline' && element.parentElement!.textContent.trim() !== element.textContent.trim()
      // A link that covers its whole card is as large as the card.
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2]
      const reaches = (x: number, y: number) => element.contains(document.elementFromPoint(middleX + x, middleY + y))
      const wide = Math.round(width) >= 44 || (reaches(-21, 0) && reaches(21, 0))
      const high = Math.round(height) >= 44 || (reaches(0, -21) && reaches(0, 21))
      if (!(wide && high) && !inSentence && element.getAttribute('role') !== 'region')
        problems.push(`${Math.round(width)} × ${Math.round(height)} px, less than 44`)
    }
    return found
  })
}
