import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { SavedRow } from './SavedRow.tsx'
import { isSaved, putBack, withoutSearch, type SavedKey } from './saved-searches.ts'
import * as styles from './saved-searches.css.ts'
import type { SearchList } from './search-list.ts'
import { useSaved } from './useSaved.ts'

/** The saved searches of a list, each with what is new in it. One that is removed can be put back while this is open. */
export default function SavedDialog({ list, onClose }: { list: SearchList; onClose: () => void }) {
  const { searches, change } = useSaved(list.key)
  const [shown] = useState(searches)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Trans comment="Title of the list of saved searches.">Saved searches</Trans>}
    >
      {shown.length === 0 ? (
        <p>
          <Trans comment="Instead of the list of saved searches, when there is none.">
            None yet. Choose filters, then press “Save this search”.
          </Trans>
        </p>
      ) : (
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
                    onOpen={onClose}
                    onRemove={() => change((before) => withoutSearch(before, search.query))}
                    onPutBack={() => change((before) => putBack(before, search, place))}
                  />
                )}
              </list.Search>
            ))}
          </ul>
          <p className={styles.note}>
            <Meaning of={list.key} />
          </p>
        </>
      )}
      <p className={styles.note}>
        <Trans comment="Under the list of saved searches.">
          Saved searches are kept on this device. Logging out removes them.
        </Trans>
      </p>
    </Dialog>
  )
}

/** What exactly is compared (news.ts). */
function Meaning({ of }: { of: SavedKey }) {
  return of === 'saved_board' ? (
    <Trans comment="Under the list of saved searches of the board: what “new” means.">
      “New” means enquiries posted after you last opened the search.
    </Trans>
  ) : of === 'saved_directory' ? (
    <Trans comment="Under the list of saved searches of the directory: what is counted.">
      This counts how many more businesses match than when you last opened the search.
    </Trans>
  ) : (
    <Trans comment="Under the list of saved searches of mandi prices: what “new” means.">
      “New” means prices of a later date than those you saw when you last opened the search.
    </Trans>
  )
}
