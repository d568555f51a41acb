import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { signInPath } from '../../domain/navigation/safe-next.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { column } from '../../ui/theme/global.css.ts'
import * as styles from '../offline/offline.css.ts'
import { ExpiredText } from './ExpiredText.tsx'

/** At the top of a page for everybody: the person has become a visitor, and can sign in again (§session.12). */
export default function ExpiredNotice() {
  const signIn = signInPath(useLocation())
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
