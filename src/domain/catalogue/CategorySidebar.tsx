import { Trans } from '@lingui/react/macro'
import { useId, type ComponentProps } from 'react'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { sectionHeading } from '../../ui/layout/card.css.ts'
import { LatePart } from '../lists/LatePart.tsx'
import * as styles from './category-sidebar.css.ts'
import type { CategoryListProps } from './CategoryList.tsx'

/** The categories beside the list or in its drawer; `isWaiting` while the list, which comes first, loads. */
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

/** The categories beside the list above 768 px, else in a drawer (§board.5). Their code loads after the cards. */
export function CategorySidebar(props: ComponentProps<typeof Categories>) {
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className={styles.sidebar}>
      <h2 id={heading} className={sectionHeading}>
        <Trans comment="Heading over the list of categories of produce.">Categories</Trans>
      </h2>
      <Categories {...props} />
    </nav>
  )
}
