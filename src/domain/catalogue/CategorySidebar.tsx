import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/useTimer.ts'
import * as styles from './category-sidebar.css.ts'
import type { CategoryListProps } from './CategoryList.tsx'

type Props = Omit<CategoryListProps, 'onDone'> & {
  /** True while the content beside it loads, which has priority. */
  isWaiting?: boolean
}

/**
 * The produce categories beside a list, above 768 px; below, they are in a drawer (§board.5). Its space is reserved
 * from the start; its code loads after the cards, so that they don't wait for it. Its texts are in the catalog
 * `shared`.
 */
export function CategorySidebar({ isWaiting = false, ...props }: Props) {
  const heading = useId()
  const { Late: CategoryList, failed, fetchOnce } = useLazyComponent(() => import('./CategoryList.tsx'))
  useTimeout(fetchOnce, isWaiting ? undefined : 0)
  return (
    <nav aria-labelledby={heading} className={styles.sidebar}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the list of categories of produce.">Categories</Trans>
      </h2>
      {CategoryList ? (
        <CategoryList {...props} />
      ) : failed ? (
        <button type="button" className={button()} onClick={fetchOnce}>
          <Trans comment="Button: load the same thing once more.">Try again</Trans>
        </button>
      ) : (
        <div aria-hidden className={`${skeleton} ${styles.waiting}`} />
      )}
    </nav>
  )
}
