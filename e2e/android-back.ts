import type { Page } from '@playwright/test'

type Watched = { closeWatchers: { requestClose: () => void }[]; CloseWatcher: new () => { requestClose: () => void } }

/** Call it before the page opens: no browser of a desktop asks a close watcher on Back. */
export const recordCloseWatchers = (page: Page) =>
  page.addInitScript(() => {
    const scope = window as unknown as Watched
    const all: Watched['closeWatchers'] = (scope.closeWatchers = [])
    scope.CloseWatcher = class extends scope.CloseWatcher {
      constructor() {
        super()
        all.push(this)
      }
    }
  })

/** Asks the newest close watcher, as Chrome does on Android's Back. */
export const androidBack = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).closeWatchers.at(-1)!.requestClose())

/** Presses the browser's Back. `page.goBack` would wait for a navigation, which the page may cancel. */
export async function pressBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
}
