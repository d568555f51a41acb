/** Times shared by several modules (ms); each is a rule of docs/product. */
/** §shell.18 */
export const MENU_CLOSES_AFTER = 150
/** §shell.10 */
export const LOADER_SHOWS_FOR = 300
/** §enquiries.28 */
export const UPDATED_REDIRECT_AFTER = 1000
/** §enquiries.26 */
export const FARMER_REDIRECT_AFTER = 30_000
/** How long a list of suggestions stays open after its field loses the focus (§registration.14). */
export const SUGGESTIONS_HIDE_AFTER = 200
/** Longest wait for the device's position, and its largest age (§registration.10). */
export const POSITION_WAITS = 10_000
export const POSITION_AGE = 300_000
/** Lifetime of an OTP; no other can be requested until then (§sign-in.9). */
export const OTP_LASTS = 120_000
/** How long the confirmation of a deletion request shows before it leads to the profile (§profile.11). */
export const DELETION_POPUP_SHOWS_FOR = 40_000
/** §board.4 */
export const SEARCH_WAITS_FOR = 300
/** §payments.6 */
export const REFRESH_AFTER_PURCHASE = 2000
/** Time after which the first page has loaded on most connections; less urgent downloads start then. */
export const FIRST_PAGE_TAKES = 4_000
/** Longest time that the microphone is on (§voice.7). */
export const SPEECH_LASTS = 20_000
