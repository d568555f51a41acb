/**
 * Tells whoever runs the site that the app crashed, if they want to hear of it (docs/deployment.md, Watching it). Comes late, so that no
 * first load carries it; where it doesn't come, nothing is told.
 * @param isShown the page itself fell over: else only what our own code threw counts
 */
export const noteCrash = (error: unknown, isShown = false): void =>
  void import('./crash-report.ts').then(({ reportCrash }) => reportCrash(error, isShown)).catch(() => undefined)

/** What nothing else catches, from here on. */
export function watchCrashes(): void {
  addEventListener('error', ({ error }) => noteCrash(error))
  addEventListener('unhandledrejection', ({ reason }) => noteCrash(reason))
}
