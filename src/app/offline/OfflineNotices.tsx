import { Trans } from '@lingui/react/macro'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { readEmbeddedData } from '../../api/embedded-data.ts'
import { isCopy } from '../../copies/copies.ts'
import { trimCopies } from '../../copies/store.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { column } from '../../ui/theme/global.css.ts'
import { keepSeen } from './keep-seen.ts'
import { bringWorker, lookOnBrokenReplies, useNewVersion, type CameWith } from './new-version.ts'
import { useEventListener } from '../../ui/hooks/useEventListener.ts'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import * as styles from './offline.css.ts'
import { savedWhen } from './saved-when.ts'

/** By then, in ms, a screen reader has noticed a new live region. */
const HEARD_AFTER = 200
/** Time for a fresh reply before the page says how old its copy is (ms): nothing flashes on a good line. */
const COPY_IS_FINE_FOR = 4_000
/** Operations whose reply may have a contact. */
const WITH_CONTACT = new Set<unknown>(['getEnquiryDetail', 'getFarmer', 'getBuyer', 'getManufacturer'])
/** Once the connection is back it is asked for after the first of these, in ms, then after each of the others, while there is nothing newer. */
const ASKED_AGAIN_AFTER = [0, 2_000, 4_000, 9_000]

/** At the top of the page, in its flow: it covers nothing, and takes nobody away from what they are typing. */
export default function OfflineNotices({ cameWith }: { cameWith: CameWith }) {
  const queryClient = useQueryClient()
  useEffect(() => {
    bringWorker(queryClient, cameWith)
    void trimCopies()
    const ends = [lookOnBrokenReplies(queryClient), keepSeen(queryClient)]
    return () => ends.forEach((end) => end())
  }, [queryClient, cameWith])
  const applyNewVersion = useNewVersion()
  const savedAt = useOldest()

  if (savedAt === undefined && !applyNewVersion) return null
  return (
    <Announced>
      {savedAt !== undefined && <SavedCopy savedAt={savedAt} />}
      {applyNewVersion && (
        <Notice
          action={
            <Button tone="leaf" onPress={applyNewVersion}>
              <Trans comment="Button after: A new version is ready. Opens the page again, in the new version. max 20">
                Reload
              </Trans>
            </Button>
          }
        >
          <Trans comment="At the top of the page: the app has been updated. A button “Reload” follows.">
            A new version is ready.
          </Trans>
        </Notice>
      )}
    </Announced>
  )
}

/** Active queries that show a copy, or data of the HTML, whose age matters: the catalogue hardly ever changes. */
const copiesOn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => {
      const { data, dataUpdatedAt } = state
      return data !== undefined && isCopy(dataUpdatedAt) && queryKey[0] !== 'catalogue'
    })

/** When the oldest of these was fetched, ms since 1970. */
function oldest(copies: Query[]): number | undefined {
  const times = copies
    .map(({ state }) => state.dataUpdatedAt || readEmbeddedData()?.at)
    .filter((at) => at !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** When the oldest copy on the page was fetched, once no reply is coming for it or the reply is late. */
function useOldest(): number | undefined {
  const queryClient = useQueryClient()
  const watch = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)
  const unanswered = useSyncExternalStore(watch, () =>
    oldest(copiesOn(queryClient).filter(({ state }) => state.fetchStatus === 'idle')),
  )
  const shown = useSyncExternalStore(watch, () => oldest(copiesOn(queryClient)))
  const [late, setLate] = useState<number>()
  useTimeout(() => setLate(shown), shown === undefined ? undefined : COPY_IS_FINE_FOR, shown)
  return shown !== undefined && shown === late ? shown : unanswered
}

/** A live region says what changes in it: it is there before its text. */
function Announced({ children }: { children: ReactNode }) {
  const [isListening, setListening] = useState(false)
  useTimeout(() => setListening(true), HEARD_AFTER)
  return <div role="status">{isListening && children}</div>
}

function SavedCopy({ savedAt }: { savedAt: number }) {
  const queryClient = useQueryClient()
  const when = savedWhen(useLocale(), savedAt)

  // A copy is as good as fresh to the query cache, which would leave it alone when the connection is back.
  // The first moment after that is often too early: until the notice is gone it is asked for some more times.
  const [attempt, setAttempt] = useState(ASKED_AGAIN_AFTER.length)
  useEventListener('online', () => setAttempt(0))
  useTimeout(
    () => {
      void queryClient.refetchQueries({ type: 'active' })
      setAttempt(attempt + 1)
    },
    ASKED_AGAIN_AFTER[attempt],
    attempt,
  )

  async function load() {
    await queryClient.refetchQueries({ type: 'active' })
    // The button goes with the notice: the focus goes on to the page.
    if (copiesOn(queryClient).length === 0) document.querySelector('h1')?.focus()
  }
  return (
    <Notice
      action={
        <Button tone="outline" onPress={load}>
          <Trans comment="Button: asks the server again instead of showing a saved copy. max 24">Refresh</Trans>
        </Button>
      }
    >
      <Trans comment="At the top of a page that shows what was saved earlier, because there is no connection or a bad one. {when}: 10:42 am, yesterday, 3 days ago.">
        Saved copy from {when}. It may have changed since.
      </Trans>{' '}
      {copiesOn(queryClient).some(({ queryKey }) => WITH_CONTACT.has(queryKey[1])) && (
        <Trans comment="After: Saved copy from 10:42 am. On the page of an enquiry or a business.">
          Phone numbers are not kept in saved copies.
        </Trans>
      )}
    </Notice>
  )
}

const Notice = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <div className={styles.strip}>
    <div className={`${column} ${styles.notice}`}>
      <p>{children}</p>
      {action}
    </div>
  </div>
)
