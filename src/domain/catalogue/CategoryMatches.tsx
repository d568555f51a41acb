import { Trans } from '@lingui/react/macro'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import * as styles from './category-sidebar.css.ts'
import type { CategoryTreeProps } from './CategoryTree.tsx'
import { SubcategoryLink } from './SubcategoryLink.tsx'
import { useProduceSearch } from './useProduceSearch.ts'

/** So many are offered. */
const MAX_MATCHES = 12

/**
 * The subcategories that a text means, in any of the three languages and in Latin letters. When the catalogue can't be had
 * there are none: the search itself goes on.
 */
export function CategoryMatches({ text, ...link }: Omit<CategoryTreeProps, 'categoryOfChosen'> & { text: string }) {
  const { search, isPending } = useProduceSearch()
  const matches = search(text).slice(0, MAX_MATCHES)
  if (isPending) return <div className={`${skeleton} ${styles.skeleton}`} />
  if (matches.length === 0) {
    return (
      <p className={styles.none}>
        <Trans comment="Under the search box over the categories, when no kind of produce has such a name.">
          No category of this name
        </Trans>
      </p>
    )
  }
  return (
    <ul className={styles.items}>
      {matches.map((subcategory) => (
        <li key={subcategory.id}>
          <SubcategoryLink subcategory={subcategory} {...link} />
        </li>
      ))}
    </ul>
  )
}
