/** Times that several places know, in ms; each is a rule of docs/product. */
/** §shell.18 */
export const MENU_CLOSES_AFTER = 150
/** §shell.10 */
export const LOADER_SHOWS_FOR = 300
/** §enquiries.28 */
export const UPDATED_LEADS_ON_AFTER = 1000
/** §enquiries.26 */
export const FARMER_LEADS_ON_AFTER = 30_000
/** A list of suggestions stays so long after its field was left (§registration.14). */
export const SUGGESTIONS_HIDE_AFTER = 200
/** How long the device's position is waited for, and how old it may be (§registration.10). */
export const POSITION_WAITS = 10_000
export const POSITION_AGE = 300_000
/** So long an OTP can be used, and no other can be asked for (§sign-in.9). */
export const OTP_LASTS = 120_000
/** The confirmation of a deletion request leads to the profile (§profile.11). */
export const DELETION_POPUP_SHOWS_FOR = 40_000
/** §board.4 */
export const SEARCH_WAITS_FOR = 300
/** §payments.6 */
export const REFRESH_AFTER_PURCHASE = 2000
/** By then the first page has what it needs, on most lines: what can wait comes after it. */
export const FIRST_PAGE_TAKES = 4_000
/** The microphone is on for at most so long (§voice.7). */
export const SPEECH_LASTS = 20_000
