/** Media queries: from 64.0625rem on, the header shows its navigation; up to 64rem, the slide-out menu replaces it. */
export const WIDE = '(min-width: 64.0625rem)'
export const WITH_MENU_BUTTON = '(max-width: 64rem)'
/** Windows narrower than any phone (240 px), or a phone with enlarged text: lines wrap there. */
export const TINY = '(max-width: 18rem)'
