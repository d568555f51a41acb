/**
 * Where the API and its pictures are when they are on another site: the person who deploys it says so in the page (scripts/publish).
 * Empty where they are on this one.
 */
export const API_ORIGIN: string =
  (typeof document === 'undefined' ? process.env['API_ORIGIN'] : document.documentElement.dataset.api) ?? ''
