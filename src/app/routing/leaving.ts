import { createContext } from 'react'

/** Whether the page on the screen is being left for another one. */
export const Leaving = createContext(false)
