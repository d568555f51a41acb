/** Times of the specification (part 1, section 9), in ms. */
export const MENU_CLOSES_AFTER = 150
export const LOADER_SHOWS_FOR = 300
export const REFRESH_AFTER_PURCHASE = 2000
export const SUPPORT_FORM_CLEARS_AFTER = 3000
