/** Times of the specification (part 1, section 9), in ms. */
export const MENU_CLOSES_AFTER = 150
export const LOADER_SHOWS_FOR = 300
export const SEARCH_WAITS_FOR = 300
export const REFRESH_AFTER_PURCHASE = 2000
