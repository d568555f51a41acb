/** Whether code or texts failed to download, in each browser's words. A truncated file throws a SyntaxError. */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /dynamically imported module|importing a module script|preload css/i.test(String((error as Error | null)?.message))
