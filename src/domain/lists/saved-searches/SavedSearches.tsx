import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { Link } from '../../../ui/controls/Link.tsx'
import { bookmark, trash } from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { OverlayButton } from '../../../ui/overlay/late-overlays.tsx'
import { note, visuallyHidden } from '../../../ui/theme/global.css.ts'
import { showMessage } from '../../../ui/toast/messages.ts'
import { isSaved, MAX_SAVED, withoutSearch, useSaved, type SearchList } from './saved-searches.ts'
import * as styles from './saved-searches.css.ts'

type Props = {
  list: SearchList
  query: string
  isFiltered: boolean
  /** Closes the drawer around the list when a search is opened. */
  onOpen?: (() => void) | undefined
}

/** Saves this search, and opens saved ones: in a dialog, or in place within a drawer. */
export function SavedSearches({ list, query, isFiltered, onOpen }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { searches, change } = useSaved(list.key)
  // The list stays after its last search is removed: it has the focus.
  const [hadSome, setHadSome] = useState(false)
  if (!hadSome && searches.length > 0) setHadSome(true)
  const saved = isFiltered && isSaved(searches, query)

  function toggle() {
    if (saved) {
      change((before) => withoutSearch(before, query))
      showMessage(t({ message: 'Search removed', comment: 'Message: a saved search is no longer kept.' }))
    } else if (searches.length >= MAX_SAVED) {
      showMessage(
        t({
          message: `You can keep ${MAX_SAVED} searches. Remove one first.`,
          comment: 'Message: a search is not saved because too many are. {MAX_SAVED}: a number.',
        }),
      )
    } else {
      change((before) => [{ query }, ...withoutSearch(before, query)])
      showMessage(t({ message: 'Search saved', comment: 'Message: the filters of this list are kept on the device.' }))
    }
  }
  const count = formatNumber(locale, searches.length)
  /** The focus goes to the next row: React Aria would move it to the dialog's Close. */
  function remove(removed: string, row: HTMLElement) {
    const next = row.nextElementSibling ?? row.previousElementSibling
    flushSync(() => change((before) => withoutSearch(before, removed)))
    next?.querySelector('a')?.focus()
  }
  const renderList = (onDone: () => void) => (
    <>
      <ul className={styles.rows}>
        {searches.map((search) => (
          <li key={search.query} className={styles.row}>
            <Link to={`${list.path}?${search.query}`} className={styles.title} onClick={onDone}>
              <span>
                <list.Title query={search.query} />
              </span>
            </Link>
            <button
              type="button"
              className={button({ tone: 'quiet' })}
              onClick={({ currentTarget }) => remove(search.query, currentTarget.closest('li')!)}
            >
              <Icon icon={trash} />
              <Trans context="saved search" comment="Button: removes a saved search. max 14">
                Remove
              </Trans>
              <span className={visuallyHidden}>
                {' '}
                <list.Title query={search.query} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={note}>
        <Trans comment="Under saved searches.">Saved searches are kept on this device. Logging out removes them.</Trans>
      </p>
    </>
  )
  const title = <Trans comment="Title of the list of saved searches.">Saved searches</Trans>
  return (
    <>
      {isFiltered && (
        <button type="button" className={button()} onClick={toggle}>
          <Icon icon={bookmark} />
          {saved ? (
            <Trans comment="Button beside the results of a saved search: forgets it. max 24">Remove saved search</Trans>
          ) : (
            <Trans comment="Button beside the results of a search: keeps its filters. max 24">Save this search</Trans>
          )}
        </button>
      )}
      {hadSome &&
        (onOpen ? (
          <>
            <h3>{title}</h3>
            {renderList(onOpen)}
          </>
        ) : (
          <OverlayButton kind="dialog" className={button({ tone: 'quiet' })} title={title} renderContent={renderList}>
            <Trans comment="Button: opens saved searches. {count}: how many. max 24">Saved searches ({count})</Trans>
          </OverlayButton>
        ))}
    </>
  )
}
