import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './category-sidebar.css.ts'
import type { CategoryTreeProps } from './CategoryTree.tsx'

/** A kind of produce: leads to the list of it, and says when that is the one on the screen. */
export function SubcategoryLink({
  subcategory: { id, name },
  chosen,
  hrefOf,
  onDone,
}: Omit<CategoryTreeProps, 'categoryOfChosen'> & { subcategory: { id: number; name: string } }) {
  return (
    <Link
      to={hrefOf({ id, name })}
      className={styles.item}
      aria-current={id === chosen ? 'true' : undefined}
      onClick={onDone}
    >
      {name}
    </Link>
  )
}
