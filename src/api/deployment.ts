/** Origin of the API and its pictures, set at deployment (scripts/publish); empty for this site's own. */
export const API_ORIGIN: string =
  (typeof document === 'undefined' ? process.env['API_ORIGIN'] : document.documentElement.dataset.api) ?? ''

/** The build of this page: the name of the main script contains its hash. */
export const BUILD = import.meta.url
