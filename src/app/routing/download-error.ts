/** Code or texts did not arrive, by the words of each browser; a file that was cut off is a SyntaxError. */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /dynamically imported module|importing a module script|preload css/i.test(String((error as Error | null)?.message))
