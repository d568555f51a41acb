/** Times of the specification (part 1, section 9), in ms. */
export const MENU_CLOSES_AFTER = 150
export const LOADER_SHOWS_FOR = 300
export const UPDATED_LEADS_ON_AFTER = 1000
export const FARMER_LEADS_ON_AFTER = 30_000
