import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { bookmark } from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { OverlayButton } from '../../../ui/overlay/late-overlays.tsx'
import { showMessage } from '../../../ui/toast/messages.ts'
import { isSaved, MAX_SAVED, withoutSearch, withSearch, useSaved, type SearchList } from './saved-searches.ts'
import { SavedList } from './SavedList.tsx'

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
  const stored = useSaved(list.key)
  const { searches, change } = stored
  // The list stays after the last search is removed, so that it can be restored.
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
      change((before) => withSearch(before, { query }))
      showMessage(t({ message: 'Search saved', comment: 'Message: the filters of this list are kept on the device.' }))
    }
  }
  const count = formatNumber(locale, searches.length)
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
            <SavedList list={list} saved={stored} onOpen={onOpen} />
          </>
        ) : (
          <OverlayButton
            kind="dialog"
            className={button({ tone: 'quiet' })}
            title={title}
            renderContent={(close) => <SavedList list={list} saved={stored} onOpen={close} />}
          >
            <Trans comment="Button: opens saved searches. {count}: how many. max 24">Saved searches ({count})</Trans>
          </OverlayButton>
        ))}
    </>
  )
}
