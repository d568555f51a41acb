/** From here on the header has its navigation; up to 64rem the slide-out menu has it. As media queries. */
export const WIDE = '(min-width: 64.0625rem)'
export const WITH_MENU_BUTTON = '(max-width: 64rem)'
