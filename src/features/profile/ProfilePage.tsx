import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { userProfileQuery } from '../../api/account.ts'
import { commonError } from '../../domain/failures.ts'
import * as account from '../../domain/page.css.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { SkeletonParts } from '../../ui/feedback/Skeleton.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'

/** The profile page, which shows the profile or its form (§profile.1). */
export default function ProfilePage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const isEdited = query.get('mode') === 'edit'
  const { data, error, isFetching, refetch } = useQuery({
    ...userProfileQuery(useLocale()),
    placeholderData: keepPreviousData, // keeps the profile during a change of language
  })
  /** Whether the person has switched between profile and form: the new view then takes the focus. */
  const [hasMoved, setMoved] = useState(false)
  const move = () => setMoved(true)

  const failure = loadFailure(error)
  return (
    <Page
      title={t({ message: 'Profile', comment: 'Title of the page of the person’s own profile.' })}
      hasForm={data && isEdited}
      className={account.page}
    >
      <p role="status" className={visuallyHidden}>
        {!data &&
          isFetching &&
          t({ message: 'Loading your profile…', comment: 'Screen reader: while the profile is on its way.' })}
      </p>
      {data ? (
        isEdited ? (
          <ProfileForm person={data.user} takesFocus={hasMoved} onLeave={move} />
        ) : (
          <ProfileView profile={data} takesFocus={hasMoved} onEdit={move} />
        )
      ) : error && !isFetching ? (
        <ErrorPanel
          title={t(failure.title)}
          message={failure.text && t(failure.text)}
          retryLabel={t({ message: 'Try again', comment: 'Button: load the profile once more.' })}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonParts count={2} />
      )}
    </Page>
  )
}

/** The heading when loading failed, and the reason below if it has a text of its own (§profile.6). */
export function loadFailure(error: unknown): { title: MessageDescriptor; text?: MessageDescriptor } {
  const text = commonError(error)
  if (text) return { title: texts.failed, text }
  return { title: error instanceof ApiError && error.kind === 'bad-reply' ? texts.unreadable : texts.again }
}

const texts = {
  failed: msg({ message: 'Failed to load profile', comment: 'Heading on the profile page; a reason follows.' }),
  unreadable: msg({ message: 'Failed to load profile data', comment: 'On the profile page: an unreadable answer.' }),
  again: msg({ message: 'Failed to load profile data. Please try again.', comment: 'On the profile page.' }),
}
