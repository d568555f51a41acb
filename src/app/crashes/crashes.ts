/**
 * Tells the people who run the site that the app crashed, if they want to hear of it (docs/operations.md, Watching it). Comes late, so that no
 * first load carries it; where it doesn't come, nothing is told.
 * @param isShown the page itself fell over: else only what our own code threw counts
 */
export async function noteCrash(error: unknown, isShown = false): Promise<void> {
  try {
    const { reportCrash } = await import('./crash-report.ts')
    await reportCrash(error, isShown)
  } catch {
    // Not downloaded, not sent.
  }
}

/** What nothing else catches, from here on. */
export function watchCrashes(): void {
  addEventListener('error', ({ error }) => void noteCrash(error))
  addEventListener('unhandledrejection', ({ reason }) => void noteCrash(reason))
}
