import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { usePromiseListener } from '../../ui/hooks/events.ts'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as styles from '../../domain/page.css.ts'

/** Replaces a guarded page while the business is restored from the profile. After a failure the person has to try again. */
export function LoadingProfile({ onRestored }: { onRestored: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [failed, setFailed] = useState(false)

  const restore = useCallback(
    () =>
      restoreSession(queryClient, locale).then(
        () => true,
        () => false,
      ),
    [queryClient, locale],
  )
  const end = (isRestored: boolean) => (isRestored ? onRestored() : setFailed(true))
  usePromiseListener(restore, end)

  const loading = t({
    message: 'Loading profile...',
    comment: 'Heading of a page that waits for the person’s profile.',
  })
  const heading = failed ? t({ message: 'Failed to load profile', comment: 'Heading of a page that waited.' }) : loading
  return (
    <div className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(heading)} className={styles.heading}>
        {heading}
      </PageHeading>
      {failed && (
        <div role="alert" className={styles.failure}>
          <p>
            <Trans comment="The person’s profile could not be loaded; a button “Try again” is below.">
              Failed to load profile data. Please try again.
            </Trans>
          </p>
          <button
            type="button"
            className={button({ tone: 'main' })}
            onClick={() => {
              setFailed(false)
              void restore().then(end)
            }}
          >
            <Trans comment="Button: load the same thing once more.">Try again</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
