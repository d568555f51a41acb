/** Shortest time that the loader shows on a change of page (ms, §shell.10). */
export const LOADER_SHOWS_FOR = 300
/** Time after which the first page has loaded on most connections (ms); less urgent downloads start then. */
export const FIRST_PAGE_TAKES = 4_000
