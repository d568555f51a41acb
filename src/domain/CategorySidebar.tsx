import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { button } from '../ui/button.css.ts'
import { filter } from '../ui/drawings.ts'
import { Icon } from '../ui/Icon.tsx'
import { NotDownloaded } from '../ui/NotDownloaded.tsx'
import { skeleton } from '../ui/skeleton.css.ts'
import { useLate } from '../ui/useLate.ts'
import { NARROW, useMediaQuery } from '../ui/useMediaQuery.ts'
import * as styles from './category-sidebar.css.ts'
import type { CategoryListProps } from './CategoryList.tsx'

type Props = Omit<CategoryListProps, 'onDone'>

/**
 * The categories of produce beside a list: a column above 768 px, a drawer below (specification part 1, section 2). Its texts
 * are in the catalog `shared`.
 */
export function CategorySidebar(props: Props) {
  return useMediaQuery(NARROW) ? <DrawerButton {...props} /> : <Column {...props} />
}

/** Its room is there from the start; its code comes after the page's own, so that the cards don't wait for it. */
function Column(props: Props) {
  const heading = useId()
  const { Late: CategoryList, failed, fetchOnce } = useLate(() => import('./CategoryList.tsx'))
  const start = useEffectEvent(fetchOnce)
  useEffect(() => start(), [])
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
        <NotDownloaded onRetry={fetchOnce} />
      ) : (
        <div aria-hidden className={`${skeleton} ${styles.waiting}`} />
      )}
    </nav>
  )
}

/** Its code, with React Aria's overlays, comes on the first touch. */
function DrawerButton(props: Props) {
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
