/**
 * Reports a crash to the site's operators, if they ask for it (docs/operations.md, Watching it). Its code loads late;
 * if it can't, nothing is reported. If the page isn't down (`isShown`), only errors in our own code count.
 */
export async function noteCrash(error: unknown, isShown = false): Promise<void> {
  try {
    const { reportCrash } = await import('./crash-report.ts')
    await reportCrash(error, isShown)
  } catch {
    // The code was not downloaded, or the report not sent.
  }
}

export function watchCrashes(): void {
  addEventListener('error', ({ error }) => void noteCrash(error))
  addEventListener('unhandledrejection', ({ reason }) => void noteCrash(reason))
}
