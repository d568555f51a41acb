import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** A layout shift below this is invisible, as when the browser paints half of the header before the rest has arrived. */
export const MAX_SHIFT = 0.002

export const sumOf = (shifts: { value: number }[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

/** Watches the pages that open from now on; the result tells the layout shifts of the current document so far. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent
          return `${what?.slice(0, 100)} from ${from.x},${from.y} to ${to.x},${to.y}`
        })
        shifts.push({ value, moved })
      }
      return shifts
    }
    const observer = new PerformanceObserver((list) => void note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts: () => note(observer.takeRecords()) })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shifts: () => { value: number; moved: string[] }[] }).shifts())
}
