import { Trans } from '@lingui/react/macro'
import { useId, type ComponentProps } from 'react'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { LatePart } from '../lists/LatePart.tsx'
import * as styles from './category-sidebar.css.ts'
import type { CategoryListProps } from './CategoryList.tsx'

/**
 * The search box and the categories, as beside the list or in its drawer. Their texts are in the catalog `shared`.
 * @param props.isWaiting true while the content beside it loads, which has priority
 */
export function Categories({ isWaiting = false, ...props }: CategoryListProps & { isWaiting?: boolean }) {
  return (
    <LatePart
      isWanted={!isWaiting}
      load={loadList}
      data={props}
      placeholder={<div aria-hidden className={`${skeleton} ${styles.waiting}`} />}
    />
  )
}
const loadList = () => import('./CategoryList.tsx')

/**
 * The produce categories beside a list, above 768 px; below, they are in a drawer (§board.5). Its space is reserved
 * from the start; its code loads after the cards, so that they don't wait for it.
 */
export function CategorySidebar(props: ComponentProps<typeof Categories>) {
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className={styles.sidebar}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the list of categories of produce.">Categories</Trans>
      </h2>
      <Categories {...props} />
    </nav>
  )
}
