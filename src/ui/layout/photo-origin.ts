import { createContext } from 'react'

/** Origin of photos with relative addresses; '' for this site's own. */
export const PhotoOrigin = createContext('')
