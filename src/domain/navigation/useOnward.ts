import { useContext, useEffect, useRef } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'
import { ShownPage } from './usePageTitle.ts'

/**
 * Navigates after an answer or a pause, unless the person has left the page (§forms.17); with `replace`, goes back if Back
 * leads to that address. Resolves with whether it navigated.
 */
export function useOnward() {
  const navigate = useNavigate()
  const { leaving } = useContext(ShownPage)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = !leaving
    return () => void (isHere.current = false)
  }, [leaving])
  return async (to: string, options?: NavigateOptions) => {
    if (!isHere.current) return false
    await (options?.replace && isBefore(to) ? navigate(-1) : navigate(to, options))
    return true
  }
}

/** Whether Back leads to this address, which would then be in the history twice. Older browsers don't tell. */
function isBefore(to: string): boolean {
  const { navigation } = window as { navigation?: Navigation }
  const before = navigation?.entries()[navigation.currentEntry!.index - 1]
  return before?.url === location.origin + to
}
