import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { userProfileQuery } from '../../api/account.ts'
import { commonError } from '../../domain/failures.ts'
import { Loaded } from '../../domain/LoadFailure.tsx'
import * as account from '../../domain/page.css.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { SkeletonParts } from '../../ui/feedback/Skeleton.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'

/** The profile page, which shows the profile or its form (§profile.1). */
export default function ProfilePage() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const isEdited = search.get('mode') === 'edit'
  const query = useQuery(userProfileQuery(useLocale()))
  /** Whether the person has switched between profile and form: the new view then takes the focus. */
  const [hasMoved, setMoved] = useState(false)
  const move = () => setMoved(true)

  return (
    <Page
      title={t({ message: 'Profile', comment: 'Title of the page of the person’s own profile.' })}
      hasForm={query.data && isEdited}
      className={account.page}
    >
      <Loaded
        query={query}
        loading={<Trans comment="Screen reader: while the profile is on its way.">Loading your profile…</Trans>}
        failure={t(loadFailure(query.error))}
        renderProblem={(error) => {
          const reason = commonError(error)
          return reason && t(reason)
        }}
        placeholder={<SkeletonParts count={2} />}
      >
        {(profile) =>
          isEdited ? (
            <ProfileForm person={profile.user} takesFocus={hasMoved} onLeave={move} />
          ) : (
            <ProfileView profile={profile} takesFocus={hasMoved} onEdit={move} />
          )
        }
      </Loaded>
    </Page>
  )
}

/** The heading when loading failed (§profile.6). */
export function loadFailure(error: unknown): MessageDescriptor {
  if (commonError(error)) return texts.failed
  return error instanceof ApiError && error.kind === 'bad-reply' ? texts.unreadable : texts.again
}

const texts = {
  failed: msg({ message: 'Failed to load profile', comment: 'Heading on the profile page; a reason follows.' }),
  unreadable: msg({ message: 'Failed to load profile data', comment: 'On the profile page: an unreadable answer.' }),
  again: msg({ message: 'Failed to load profile data. Please try again.', comment: 'On the profile page.' }),
}
