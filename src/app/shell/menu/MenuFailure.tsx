import { Trans } from '@lingui/react/macro'
import { button } from '../../../ui/controls/button.css.ts'
import * as styles from '../header.css.ts'

/** Shown in the menu of categories when the categories or its code can't be downloaded. */
export function MenuFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Trans comment="In a menu or beside a list whose categories of produce could not be loaded.">
          Failed to load categories
        </Trans>
      </p>
      <button type="button" className={button()} onClick={onRetry}>
        <Trans comment="Button: load the same thing once more.">Try again</Trans>
      </button>
    </div>
  )
}
