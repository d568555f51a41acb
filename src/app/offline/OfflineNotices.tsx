import { Trans } from '@lingui/react/macro'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { readEmbeddedData } from '../../api/first-load/embedded-data.ts'
import { isMissing } from '../../api/errors.ts'
import { isCopy } from '../../api/copies/copies.ts'
import { trimCopies } from '../../api/copies/remember.ts'
import { formatMoment } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { column } from '../../ui/theme/global.css.ts'
import { saveLastSeen } from './save-last-seen.ts'
import { registerWorker, useNewVersion, type OpenedWith } from './new-version.ts'
import { useEventListener, useTimeout } from '../../ui/hooks/events.ts'
import * as styles from './offline.css.ts'

/** Time after which a screen reader has noticed a new live region (ms). */
const HEARD_AFTER = 200
/** Time for a fresh reply before the page says how old its copy is (ms): no flash on a good connection. */
const COPY_IS_FINE_FOR = 4_000
/** Operations whose reply may include a contact. */
const WITH_CONTACT = new Set<unknown>(['getEnquiryDetail', 'getFarmer', 'getBuyer', 'getManufacturer'])
/** Delays between refetches once the connection is back (ms), while the page still shows a copy. */
const ASKED_AGAIN_AFTER = [0, 2_000, 4_000, 9_000]

/** Starts what runs until the page closes. Called when this code has loaded (Shell.tsx). */
export function startOffline(queryClient: QueryClient, openedWith: OpenedWith): void {
  registerWorker(queryClient, openedWith)
  void trimCopies()
  saveLastSeen(queryClient)
}

/** Notices in the page's flow at its top, so that they cover nothing and don't interrupt typing. */
export default function OfflineNotices() {
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

/** Left out, because they hardly ever change: the catalogue and the places of a pincode. */
const STEADY = new Set<unknown>(['catalogue', 'registration'])

/** Active queries that show a copy, data of the HTML, or earlier data because the server didn't answer again. */
const copiesOn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => {
      const { data, dataUpdatedAt, error } = state
      const isOld = isCopy(dataUpdatedAt) || (error && !isMissing(error))
      return data !== undefined && isOld && !STEADY.has(queryKey[0])
    })

/** When the oldest of these queries was fetched (ms since 1970). */
function oldest(copies: Query[]): number | undefined {
  const times = copies
    .map(({ state }) => state.dataUpdatedAt || readEmbeddedData()?.at)
    .filter((at) => at !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** When the oldest copy on the page was fetched; undefined while its reply may still come in time. */
function useOldest(): number | undefined {
  const queryClient = useQueryClient()
  const watch = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)
  const shown = useSyncExternalStore(watch, () => oldest(copiesOn(queryClient)))
  const isUnanswered = useSyncExternalStore(watch, () =>
    copiesOn(queryClient).some(({ state }) => state.fetchStatus === 'idle'),
  )
  // Stays while there is a copy, so that “Refresh” stays where it was pressed.
  const [isDue, setDue] = useState(false)
  useTimeout(() => setDue(shown !== undefined), shown === undefined || isUnanswered ? 0 : COPY_IS_FINE_FOR, shown)
  return isDue ? shown : undefined
}

/** Screen readers announce changes in a live region, so it is rendered before its text. */
function Announced({ children }: { children: ReactNode }) {
  const [isListening, setListening] = useState(false)
  useTimeout(() => setListening(true), HEARD_AFTER)
  return <div role="status">{isListening && children}</div>
}

function SavedCopy({ savedAt }: { savedAt: number }) {
  const queryClient = useQueryClient()
  const when = formatMoment(useLocale(), savedAt)

  // The query cache takes a copy for fresh and doesn't refetch it. The first moment online is often too early.
  const [attempt, setAttempt] = useState(ASKED_AGAIN_AFTER.length)
  useEventListener('online', () => setAttempt(0))
  useTimeout(
    () => {
      // A slow answer that is on its way isn't given up for the next attempt.
      void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false })
      setAttempt(attempt + 1)
    },
    ASKED_AGAIN_AFTER[attempt],
    attempt,
  )

  return (
    <Notice
      action={
        <Button tone="outline" onPress={() => queryClient.refetchQueries({ type: 'active' })}>
          <Trans comment="Button: asks the server again instead of showing a saved copy. max 24">Refresh</Trans>
        </Button>
      }
    >
      <Trans comment="At the top of a page that shows what was saved earlier, because there is no connection or a bad one. {when}: 10:42 am, yesterday, 3 days ago.">
        Saved copy from {when}. It may have changed since.
      </Trans>{' '}
      {copiesOn(queryClient).some(
        ({ queryKey, state }) => WITH_CONTACT.has(queryKey[1]) && isCopy(state.dataUpdatedAt),
      ) && (
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
