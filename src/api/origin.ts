/**
 * Origin of the API and its pictures if they are on another site: set in the page at deployment (scripts/publish).
 * Empty if they are on this site.
 */
export const API_ORIGIN: string =
  (typeof document === 'undefined' ? process.env['API_ORIGIN'] : document.documentElement.dataset.api) ?? ''
