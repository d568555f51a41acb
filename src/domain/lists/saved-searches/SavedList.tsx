import { Trans, Plural } from '@lingui/react/macro'
import { useState, useRef } from 'react'
import {
  isSaved,
  putBack,
  withoutSearch,
  type SavedKey,
  type SavedSearch,
  type SearchList,
  type Saved,
  type Found,
  type News,
} from './saved-searches.ts'
import * as styles from './saved-searches.css.ts'
import { flushSync } from 'react-dom'
import { button } from '../../../ui/controls/button.css.ts'
import { trash } from '../../../ui/layout/icons.ts'
import { note, visuallyHidden } from '../../../ui/theme/global.css.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { Link } from '../../../ui/controls/Link.tsx'
import { Names } from '../../texts/ForeignText.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { Badge } from '../../../ui/layout/Card.tsx'

/** The saved searches, with what is new in each. A removed one can be put back while the list is shown. */
export function SavedList(props: { list: SearchList; saved: Saved; onOpen: () => void }) {
  const { searches } = props.saved
  const [before] = useState(searches)
  // Searches saved meanwhile come first.
  const shown = [...searches.filter(({ query }) => !isSaved(before, query)), ...before]
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((search, index) => (
          <props.list.Search key={search.query} query={search.query}>
            {(found) => <SavedRow {...props} {...{ found, search, index }} />}
          </props.list.Search>
        ))}
      </ul>
      <p className={note}>
        <Meaning listKey={props.list.key} />
      </p>
      <p className={note}>
        <Trans comment="Under saved searches.">Saved searches are kept on this device. Logging out removes them.</Trans>
      </p>
    </>
  )
}

function Meaning({ listKey }: { listKey: SavedKey }) {
  return listKey === 'saved_board' ? (
    <Trans comment="Under the list of saved searches of the board: what “new” means.">
      “New” means enquiries posted after you last opened the search.
    </Trans>
  ) : listKey === 'saved_directory' ? (
    <Trans comment="Under the list of saved searches of the directory: what is counted.">
      This counts how many more businesses match than when you last opened the search.
    </Trans>
  ) : (
    <Trans comment="Under the list of saved searches of mandi prices: what “new” means.">
      “New” means prices of a later date than those you saw when you last opened the search.
    </Trans>
  )
}

/** Row of a saved search. When one of its buttons replaces the other, it takes the focus. */
export function SavedRow(props: {
  list: SearchList
  saved: Saved
  found: Found
  search: SavedSearch
  index: number
  onOpen: () => void
}) {
  const { list, saved, search, index, onOpen } = props
  const { query, seen } = search
  const { title: text, newest, newsSince, isError } = props.found
  const other = useRef<HTMLButtonElement>(null)
  const press = (rule: Parameters<Saved['change']>[0]) => {
    flushSync(() => saved.change(rule))
    other.current?.focus()
  }
  // Each filter may have its own language.
  const title = <Names texts={text.split(', ')} />
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
          <p className={styles.news}>
            {isError ? (
              <Trans comment="Under a saved search: what is new is not known. max 40">Could not be checked</Trans>
            ) : newest === undefined ? (
              <Trans comment="Under a saved search while it is asked for. max 40">Checking for anything new…</Trans>
            ) : (
              <NewsText news={seen === null ? undefined : newsSince(seen)} />
            )}
          </p>
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

function NewsText({ news }: { news: News }) {
  const locale = useLocale()
  if (!news) return <Trans comment="Under a saved search. max 40">Nothing new</Trans>
  if (news.of === 'prices') {
    const date = formatDate(locale, news.day)
    return (
      <Badge tone="warning">
        <Trans comment="Under a saved search of prices. {date}: 21 Apr 2026. max 30">New prices of {date}</Trans>
      </Badge>
    )
  }
  const { count } = news
  return (
    <Badge tone="warning">
      {news.of === 'businesses' ? (
        <Plural
          comment="Under a saved search of the directory: how many more there are than at the last visit. max 30"
          value={count}
          one="# more business"
          other="# more businesses"
        />
      ) : news.orMore ? (
        <Trans comment="Under a saved search: at least so many. {count}: 12. max 30">
          {count} or more new enquiries
        </Trans>
      ) : (
        <Plural
          comment="Under a saved search of the board: how many came since the last visit. max 30"
          value={count}
          one="# new enquiry"
          other="# new enquiries"
        />
      )}
    </Badge>
  )
}
