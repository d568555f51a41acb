/** Delay before the mega-menu closes, after the pointer has left, or shows another category (ms, §shell.18). */
export const MENU_CLOSES_AFTER = 150
/** Shortest time that the loader shows on a change of page (ms, §shell.10). */
export const LOADER_SHOWS_FOR = 300
/** Time between a payment and the second look at the record (ms, §payments.6); later pauses are multiples of it. */
export const REFRESH_AFTER_PURCHASE = 2000
/** Time after which the first page has loaded on most connections (ms); less urgent downloads start then. */
export const FIRST_PAGE_TAKES = 4_000
