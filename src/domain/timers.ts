/** Times of the specification (part 1, section 9), in ms. */
export const MENU_CLOSES_AFTER = 150
export const LOADER_SHOWS_FOR = 300
/** Part 2, sections 4 and 9: a list of suggestions after its field was left; how long a position is waited for and how old it may be. */
export const SUGGESTIONS_HIDE_AFTER = 200
export const POSITION_WAITS = 10_000
export const POSITION_AGE = 300_000
