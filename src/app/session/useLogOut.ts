import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { signOut } from '../../session/session.ts'

/** Ends the session on this device, in every tab, and opens the home page (§session.14). */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const here = window.location.pathname === paths.home()
    void navigate(paths.home())
    signOut()
    // On the home page no navigation moves the focus, and the button that had it is gone.
    if (here) document.querySelector('h1')?.focus()
  }
}
