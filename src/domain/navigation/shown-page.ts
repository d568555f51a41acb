import { createContext } from 'react'

/** Of the page on the screen. */
export const ShownPage = createContext({
  /** It is being left for another one. */
  leaving: false,
  /** Somebody followed a link to it, or was led to it by what they did: no reload, no Back, no redirect. */
  byLink: false,
})
