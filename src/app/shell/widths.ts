/** From here on the header has its navigation; up to 64rem the slide-out menu has it. As media queries. */
export const WIDE = '(min-width: 64.0625rem)'
export const WITH_MENU_BUTTON = '(max-width: 64rem)'
/** Windows narrower than any phone: 240 px, or a phone whose text is enlarged. What doesn't fit on a line wraps. */
export const TINY = '(max-width: 18rem)'
