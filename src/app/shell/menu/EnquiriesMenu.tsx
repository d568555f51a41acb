import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/layout/Icon.tsx'
import * as styles from '../header.css.ts'
import { MenuFailure } from './MenuFailure.tsx'
import { useFlyout } from './useFlyout.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'

export const DOWN = 'M5 9l7 7 7-7'

/** "Enquiries" in the header: the mega-menu of categories. Its code and its data come on the first hover, focus or touch. */
export function EnquiriesMenu() {
  const { open, panelId, rootProps, triggerProps } = useFlyout({ hover: true })
  const { Late, failed, fetchOnce } = useLazyComponent(() => import('./MegaMenu.tsx'))
  return (
    <div {...rootProps}>
      <button
        {...triggerProps}
        className={styles.link}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onPointerDown={fetchOnce}
      >
        <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
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
