import { Trans } from '@lingui/react/macro'
import { paths } from '../../../domain/navigation/paths.ts'
import { NavLink } from '../../../ui/controls/Link.tsx'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as styles from '../header.css.ts'
import { MenuFailure } from './MenuFailure.tsx'
import { useFlyout } from './useFlyout.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'

export const DOWN = 'M5 9l7 7 7-7'

/** "Enquiries" in the header links to the board. The button beside it opens the menu of categories, whose code loads on first touch. */
export function EnquiriesMenu() {
  const { Late, failed, fetchOnce } = useLazyComponent(() => import('./MegaMenu.tsx'))
  const { open, panelId, rootProps, triggerProps } = useFlyout({ onTouch: fetchOnce, hover: true })
  return (
    <div {...rootProps} className={styles.pair}>
      <NavLink to={paths.board()} className={styles.link}>
        <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
      </NavLink>
      <button {...triggerProps} className={`${styles.link} ${styles.opener}`}>
        <span className={visuallyHidden}>
          <Trans comment="Screen reader: button beside “Enquiries”, opens the menu of categories of produce. max 32">
            Enquiries by category
          </Trans>
        </span>
        <span className={styles.chevron({ open })}>
          <Icon icon={DOWN} />
        </span>
      </button>
      {open && (
        <div id={panelId} className={styles.mega}>
          {Late ? <Late /> : failed && <MenuFailure onRetry={fetchOnce} />}
        </div>
      )}
    </div>
  )
}
