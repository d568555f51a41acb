import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { userProfileQuery } from '../../api/profile.ts'
import { paths } from '../../domain/paths.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useSession } from '../../session/session.ts'
import { BUSINESS_TYPES } from '../../session/storage.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { FormProblems } from './FormProblems.tsx'
import { firstOf, isPersonalComplete } from './personal.ts'
import { SignInNeeded } from './registration-error.ts'
import { StepPage } from './StepPage.tsx'
import { PERSONAL_KEY, readTyped } from './typed.ts'

/**
 * Finds out what step 2 is about: the type that is stored, else that of the profile, else the one in the address. The profile
 * is asked only where the device doesn't know enough (specification, decisions, Registration).
 * @param wanted `business_type` of the address
 */
export function BusinessGate({ wanted }: { wanted: string | null }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { token, businessType } = useSession()
  const [needsProfile] = useState(
    () => !businessType || !isPersonalComplete(firstOf(readTyped(PERSONAL_KEY)?.values ?? {})),
  )
  const profile = useQuery({
    ...userProfileQuery(locale),
    enabled: needsProfile && token !== undefined,
    // A change of the language must not take the form away.
    placeholderData: keepPreviousData,
  })
  const type = businessType ?? profile.data?.business?.business_type ?? BUSINESS_TYPES.find((each) => each === wanted)

  if (token && (!needsProfile || profile.data))
    return type ? (
      <BusinessStep key={type} type={type} profile={profile.data} />
    ) : (
      <Navigate to={paths.register()} replace />
    )
  return (
    <StepPage
      step={2}
      heading={t({
        message: 'Business details',
        comment: 'Title of step 2 of the registration, before the form is there.',
      })}
      lead={null}
      hasErrors={false}
    >
      {!token ? (
        <FormProblems form={{ attempt: 0, summary: [], failure: new SignInNeeded('token') }} />
      ) : profile.isError ? (
        <ErrorPanel
          title={
            <Trans comment="Heading of an error panel, when the person’s profile could not be loaded.">
              Failed to load profile
            </Trans>
          }
          message={
            <Trans comment="In an error panel of the registration.">
              The registration goes on where you left it as soon as your profile is here.
            </Trans>
          }
          retryLabel={<Trans comment="Button of an error panel. max 24">Try Again</Trans>}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <p role="status">
          <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
        </p>
      )}
    </StepPage>
  )
}
