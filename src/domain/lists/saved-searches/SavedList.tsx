import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { SavedRow } from './SavedRow.tsx'
import { isSaved, putBack, withoutSearch, type SavedKey, type SearchList, type Saved } from './saved-searches.ts'
import * as styles from './saved-searches.css.ts'

/** The saved searches of a list, each with its news. A removed one can be restored while this is shown. */
export function SavedList({
  list,
  saved: { searches, change },
  onOpen,
}: {
  list: SearchList
  saved: Saved
  /** Called when a saved search is opened. */
  onOpen: () => void
}) {
  const [before] = useState(searches)
  // Searches saved meanwhile come first.
  const shown = [...searches.filter(({ query }) => !isSaved(before, query)), ...before]
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((search, place) => (
          <list.Search key={search.query} query={search.query}>
            {(found) => (
              <SavedRow
                found={found}
                seen={search.seen}
                to={`${list.path}?${search.query}`}
                isRemoved={!isSaved(searches, search.query)}
                onOpen={onOpen}
                onRemove={() => change((before) => withoutSearch(before, search.query))}
                onPutBack={() => change((before) => putBack(before, search, place))}
              />
            )}
          </list.Search>
        ))}
      </ul>
      <p className={styles.note}>
        <Meaning listKey={list.key} />
      </p>
      <p className={styles.note}>
        <Trans comment="Under the list of saved searches.">
          Saved searches are kept on this device. Logging out removes them.
        </Trans>
      </p>
    </>
  )
}

/** Explains what "new" means for this list (news.ts). */
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
