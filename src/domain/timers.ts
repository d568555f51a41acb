/** In ms. */
/** §shell.18 */
export const MENU_CLOSES_AFTER = 150
/** §shell.10 */
export const LOADER_SHOWS_FOR = 300
/** §payments.6 */
export const REFRESH_AFTER_PURCHASE = 2000
/** Time after which the first page has loaded on most connections; less urgent downloads start then. */
export const FIRST_PAGE_TAKES = 4_000
