/**
 * Comes late, so that no first load carries it: where it doesn't come either, a reload is all that is left.
 * @param why what could not be downloaded
 */
export const startAppAgain = (why: unknown): Promise<void> =>
  import('./fresh-start.ts').then(
    ({ freshStart }) => freshStart(why),
    () => location.reload(),
  )
