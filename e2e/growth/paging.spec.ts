import type { Page } from '@playwright/test'
import { full } from '../../tests/sample.ts'
import { expect } from '../fixture.ts'
import { farmer, test } from './fixture.ts'

const PAGES = 100

// A hundred pages may leave this many bytes after garbage collection: TanStack Query keeps an unused page for five
// minutes. One of twelve cards, a quarter of them with every text at 2,000 characters, is about 35 kB.
const MAX_HEAP_GROWTH = 10 * 1024 * 1024
const MAX_HEAP = 30 * 1024 * 1024
/** If pages stayed in the document, each would leave hundreds of nodes, a hundred pages tens of thousands. */
const MAX_NODE_GROWTH = 3_000
const MAX_LISTENER_GROWTH = 200

const lists = [
  { name: 'board', path: '/global-enquiry' },
  { name: 'own enquiries', path: '/enquiry' },
  { name: 'directory', path: '/directory' },
  { name: 'mandi prices', path: '/price-mandi' },
]

type Memory = { heap: number; nodes: number; listeners: number }

/** The page's memory after garbage collection. */
async function memory(page: Page): Promise<Memory> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  await devTools.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Presses "Next" until the given page is shown, as fast as the app answers. */
const pageOn = (page: Page, to: number) =>
  page.evaluate(async (to) => {
    const main = document.querySelector('main')!
    const number = () => Number(/page ([\d,]+) of/.exec(main.querySelector('h2[tabindex]')?.textContent ?? '')?.[1])
    const isThere = (wanted: number) => number() === wanted && !main.querySelector('[aria-busy=true]')
    for (let at = number(); at < to; at++) {
      main.querySelector<HTMLElement>('a[rel=next]')!.click()
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(check)
        function check() {
          if (!isThere(at + 1)) return
          observer.disconnect()
          resolve()
        }
        observer.observe(main, { subtree: true, childList: true, characterData: true, attributes: true })
        check()
      })
    }
    return number()
  }, to)

for (const { name, path } of full ? lists : lists.slice(0, 1)) {
  test(`${name}: a hundred pages use little memory @full`, async ({ page }) => {
    test.setTimeout(120_000)
    await farmer(page)
    await page.goto(path)
    await page.getByRole('main').locator('a[rel=next]').waitFor()
    // During the first ten pages, code and names of places are still loading.
    expect(await pageOn(page, 10)).toBe(10)
    const before = await memory(page)
    expect(await pageOn(page, 10 + PAGES)).toBe(10 + PAGES)
    const after = await memory(page)
    const grew = {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    }
    expect.soft(after.heap).toBeLessThanOrEqual(MAX_HEAP)
    expect.soft(grew.heap).toBeLessThanOrEqual(MAX_HEAP_GROWTH)
    expect.soft(grew.nodes).toBeLessThanOrEqual(MAX_NODE_GROWTH)
    expect.soft(grew.listeners).toBeLessThanOrEqual(MAX_LISTENER_GROWTH)
  })
}
