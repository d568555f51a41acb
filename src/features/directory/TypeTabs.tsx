import { useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { ENTITY_TYPES } from '../../domain/navigation/paths.ts'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import * as styles from './directory.css.ts'
import { typeTexts } from './type-texts.ts'

/** Farmers, buyers or manufacturers, with the same filters. These are links, because each has its own address. */
export function TypeTabs({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.tabs}
      aria-label={t({
        message: 'Kind of business',
        comment: 'Screen reader: name of a choice of three in the directory: farmers, buyers, manufacturers.',
      })}
    >
      {ENTITY_TYPES.map((type) => (
        <li key={type}>
          <Link
            to={directoryAddress({ ...view, type, page: 1 })}
            className={styles.tab}
            aria-current={type === view.type ? 'true' : undefined}
          >
            {t(typeTexts[type].plural)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
