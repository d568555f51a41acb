import { createContext } from 'react'

/** Where photos are whose address names no site; '' where that is this one. */
export const PhotoOrigin = createContext('')
