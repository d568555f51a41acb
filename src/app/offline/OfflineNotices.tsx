import { Trans } from '@lingui/react/macro'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { readEmbeddedData, showsEmbeddedData } from '../../api/embedded-data.ts'
import { lacksContact, oldestOn, takeFresh, watchSaved } from '../../api/saved-replies.ts'
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
/** A copy is in the query that asked for it within this time, in ms. */
const READ_WITHIN = 1_000
/** Once the connection is back it is asked for after the first of these, in ms, then after each of the others, while there is nothing newer. */
const ASKED_AGAIN_AFTER = [0, 2_000, 4_000, 9_000]

/** At the top of the page, in its flow: it covers nothing, and takes nobody away from what they are typing. */
export default function OfflineNotices({ pathname, cameWith }: { pathname: string; cameWith: CameWith }) {
  const queryClient = useQueryClient()
  useEffect(() => {
    bringWorker(queryClient, cameWith)
    const ends = [lookOnBrokenReplies(queryClient), showFresh(queryClient), keepSeen(queryClient)]
    return () => ends.forEach((end) => end())
  }, [queryClient, cameWith])
  const applyNewVersion = useNewVersion()
  const savedAt = useOldest(pathname)

  if (savedAt === undefined && !applyNewVersion) return null
  return (
    <Announced>
      {savedAt !== undefined && <SavedCopy pathname={pathname} savedAt={savedAt} />}
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

/** The slow reply has come: it takes the place of its copy, and of nothing else. Returns the way to stop it. */
function showFresh(queryClient: QueryClient): () => void {
  const take = () => {
    for (const shownAt of takeFresh()) {
      const since = (query: Query) => query.state.dataUpdatedAt - shownAt
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => since(query) >= 0 && since(query) < READ_WITHIN,
      })
    }
  }
  take()
  return watchSaved(take)
}

/** When the oldest of what the page shows was fetched; undefined when it has all come from the server by now. */
function useOldest(pathname: string): number | undefined {
  const queryClient = useQueryClient()
  const saved = useSyncExternalStore(watchSaved, () => oldestOn(pathname))
  const embeddedAt = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => (showsEmbeddedData(queryClient) ? readEmbeddedData()?.at : undefined),
  )
  return saved === undefined || embeddedAt === undefined ? (saved ?? embeddedAt) : Math.min(saved, embeddedAt)
}

/** A live region says what changes in it: it is there before its text. */
function Announced({ children }: { children: ReactNode }) {
  const [isListening, setListening] = useState(false)
  useTimeout(() => setListening(true), HEARD_AFTER)
  return <div role="status">{isListening && children}</div>
}

function SavedCopy({ pathname, savedAt }: { pathname: string; savedAt: number }) {
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
    if (oldestOn(pathname) === undefined && !showsEmbeddedData(queryClient)) document.querySelector('h1')?.focus()
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
      {(lacksContact(pathname) || (window.early?.seen?.rooms['owner'] && showsEmbeddedData(queryClient))) && (
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
