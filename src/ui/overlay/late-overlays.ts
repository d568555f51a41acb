import { lazy } from 'react'

/**
 * The overlays, whose code comes with React Aria's kit when the first of them is wanted. What they show needs none of
 * it, and is part of the page. The `load…` are for `useLazyComponent`: by the first touch of the button that opens it.
 */
const load = () => import('./Overlay.tsx')
export const loadDialog = async () => ({ default: (await load()).Dialog })
export const loadAlertDialog = async () => ({ default: (await load()).AlertDialog })
export const loadDrawer = async () => ({ default: (await load()).Drawer })

/** For a dialog that opens by itself. */
export const LateDialog = lazy(loadDialog)
export const LateAlertDialog = lazy(loadAlertDialog)
