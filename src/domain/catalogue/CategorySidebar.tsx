import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useComponentAfter } from '../../ui/hooks/useComponentAfter.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import * as styles from './category-sidebar.css.ts'
import type { CategoryListProps } from './CategoryList.tsx'

type Props = Omit<CategoryListProps, 'onDone'> & {
  /** True while what stands beside it is on its way, which goes first. */
  isWaiting?: boolean
}

/**
 * The categories of produce beside a list: a column above 768 px, a drawer below (§board.5). Its texts
 * are in the catalog `shared`.
 */
export function CategorySidebar({ isWaiting = false, ...props }: Props) {
  return useMediaQuery(NARROW) ? <DrawerButton {...props} /> : <Column {...props} isWaiting={isWaiting} />
}

/** Its room is there from the start; its code comes after the cards, so that they don't wait for it. */
function Column({ isWaiting, ...props }: Props) {
  const heading = useId()
  const { Late: CategoryList, failed, fetchOnce } = useComponentAfter(!isWaiting, () => import('./CategoryList.tsx'))
  return (
    <nav aria-labelledby={heading} className={styles.sidebar}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the list of categories of produce, and button that opens it on a phone.">
          Categories
        </Trans>
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

/** Its code, with React Aria's overlays, comes on the first touch. */
function DrawerButton(props: Omit<Props, 'isWaiting'>) {
  const [isOpen, setOpen] = useState(false)
  const { Late, fetchOnce } = useLazyComponent(() => import('./CategoryDrawer.tsx'))
  return (
    <>
      <button
        type="button"
        className={button()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          setOpen(true)
        }}
      >
        <Icon name="leaf" />
        <Trans comment="Heading over the list of categories of produce, and button that opens it on a phone.">
          Categories
        </Trans>
      </button>
      {Late && <Late {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
