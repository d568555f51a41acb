import { createContext } from 'react'

/** State of the page on screen. */
export const ShownPage = createContext({
  /** Another page is about to replace it. */
  leaving: false,
  /** The person followed a link or was sent here by an action; not a reload, Back or redirect. */
  byLink: false,
})
