import { Trans } from '@lingui/react/macro'
import { useState, useRef } from 'react'
import { isSaved, putBack, withoutSearch, type SavedSearch, type SearchList, type Saved } from './saved-searches.ts'
import * as styles from './saved-searches.css.ts'
import { flushSync } from 'react-dom'
import { button } from '../../../ui/controls/button.css.ts'
import { trash } from '../../../ui/layout/icons.ts'
import { note, visuallyHidden } from '../../../ui/theme/global.css.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { Link } from '../../../ui/controls/Link.tsx'

/** The saved searches. A removed one can be put back while the list is shown. */
export function SavedList(props: { list: SearchList; saved: Saved; onOpen: () => void }) {
  const { searches } = props.saved
  const [before] = useState(searches)
  // Searches saved meanwhile come first.
  const shown = [...searches.filter(({ query }) => !isSaved(before, query)), ...before]
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((search, index) => (
          <SavedRow key={search.query} {...props} {...{ search, index }} />
        ))}
      </ul>
      <p className={note}>
        <Trans comment="Under saved searches.">Saved searches are kept on this device. Logging out removes them.</Trans>
      </p>
    </>
  )
}

/** Row of a saved search. When one of its buttons replaces the other, it takes the focus. */
function SavedRow(props: { list: SearchList; saved: Saved; search: SavedSearch; index: number; onOpen: () => void }) {
  const { list, saved, search, index, onOpen } = props
  const { query } = search
  const other = useRef<HTMLButtonElement>(null)
  const press = (rule: Parameters<Saved['change']>[0]) => {
    flushSync(() => saved.change(rule))
    other.current?.focus()
  }
  const title = <list.Title query={query} />
  return (
    <li className={styles.row}>
      {!isSaved(saved.searches, query) ? (
        <>
          <p className={styles.removed}>
            <Trans comment="In place of a saved search that was removed. {title}: its filters.">Removed: {title}</Trans>
          </p>
          <button
            ref={other}
            type="button"
            className={button()}
            onClick={() => press((before) => putBack(before, search, index))}
          >
            <Trans comment="Button: puts a saved search back that was removed. max 14">Undo</Trans>
            <span className={visuallyHidden}>
              {' '}
              <Trans comment="Screen reader, after: Undo. {title}: the filters of a search.">(put back {title})</Trans>
            </span>
          </button>
        </>
      ) : (
        <>
          <Link to={`${list.path}?${query}`} className={styles.title} onClick={onOpen}>
            <span>{title}</span>
          </Link>
          <button
            ref={other}
            type="button"
            className={button({ tone: 'quiet' })}
            onClick={() => press((before) => withoutSearch(before, query))}
          >
            <Icon icon={trash} />
            <Trans context="saved search" comment="Button: removes a saved search. max 14">
              Remove
            </Trans>
            <span className={visuallyHidden}> {title}</span>
          </button>
        </>
      )}
    </li>
  )
}
