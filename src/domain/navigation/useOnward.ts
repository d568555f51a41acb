import { useContext, useEffect, useRef } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'
import { ShownPage } from './usePageTitle.ts'

/** Navigates after an answer or a pause, unless the person has left the page or is leaving it (§forms.17). */
export function useOnward() {
  const navigate = useNavigate()
  const { leaving } = useContext(ShownPage)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = !leaving
    return () => void (isHere.current = false)
  }, [leaving])
  return async (to: string, options?: NavigateOptions) => {
    if (isHere.current) await navigate(to, options)
  }
}
