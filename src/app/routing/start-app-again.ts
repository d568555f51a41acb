/**
 * Restarts the app. The code loads late to keep the first load small; if it can't be downloaded, the page only reloads.
 * @param why error of the failed download
 */
export const startAppAgain = (why: unknown): Promise<void> =>
  import('./fresh-start.ts').then(
    ({ freshStart }) => freshStart(why),
    () => location.reload(),
  )
