import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { button } from '../ui/button.css.ts'
import { filter } from '../ui/drawings.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLate } from '../ui/useLate.ts'
import { NARROW, useMediaQuery } from '../ui/useMediaQuery.ts'
import * as styles from './category-sidebar.css.ts'
import { CategoryList, type CategoryListProps } from './CategoryList.tsx'

/**
 * The categories of produce beside a list: a column above 768 px, a drawer below (specification part 1, section 2). Its texts
 * are in the catalog `shared`.
 */
export function CategorySidebar(props: Omit<CategoryListProps, 'onDone'>) {
  const narrow = useMediaQuery(NARROW)
  const heading = useId()
  if (narrow) return <DrawerButton {...props} />
  return (
    <nav aria-labelledby={heading} className={styles.sidebar}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the list of categories of produce, and button that opens it on a phone.">
          Categories
        </Trans>
      </h2>
      <CategoryList {...props} />
    </nav>
  )
}

/** Its code, with React Aria's overlays, comes on the first touch. */
function DrawerButton(props: Omit<CategoryListProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false)
  const { Late, fetchOnce } = useLate(() => import('./CategoryDrawer.tsx'))
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
        <Icon drawing={filter} />
        <Trans comment="Heading over the list of categories of produce, and button that opens it on a phone.">
          Categories
        </Trans>
      </button>
      {Late && <Late {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
