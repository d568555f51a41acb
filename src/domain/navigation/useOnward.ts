import { useNavigate, type NavigateOptions } from 'react-router'
import { useIsMounted } from '../../ui/hooks/events.ts'

/** Navigates after an answer, unless the person has left the page in the meantime (§forms.17). */
export function useOnward() {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return async (to: string, options?: NavigateOptions) => {
    if (isMounted()) await navigate(to, options)
  }
}
