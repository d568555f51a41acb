import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { signInPath } from '../../domain/navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { column } from '../../ui/theme/global.css.ts'
import * as styles from '../offline/offline.css.ts'

/** Notice at the top of a page for everybody: the person has become a visitor, and can sign in again (§session.12). */
export function ExpiredNotice() {
  const { expired } = useSession()
  const signIn = signInPath(useLocation())
  if (!expired) return null
  return (
    <div role="alert" className={styles.strip}>
      <div className={`${column} ${styles.notice}`}>
        <p>
          <ExpiredText />
        </p>
        <Link to={signIn} className={button()}>
          <Trans comment="Navigation: sign in with a mobile number." context="link">
            Log in
          </Trans>
        </Link>
      </div>
    </div>
  )
}

export const ExpiredText = () => (
  <Trans comment="Above the sign-in or at the top of a page, when the server no longer knew the session.">
    Your session has expired. Please login again
  </Trans>
)
