/** One row on a wide screen; the rest is behind "View All". */
export const CARDS_SHOWN = 4
