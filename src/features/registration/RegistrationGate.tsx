import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { userProfileQuery } from '../../api/profile.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { isRegistered } from '../../domain/business/profile-completeness.ts'
import { trouble } from '../../domain/failures/trouble.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { storedOfProfile } from '../../session/restore.ts'
import { openSession, readSession, useSession } from '../../session/session.ts'
import { BUSINESS_TYPES, readStored } from '../../session/storage.ts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { FormProblems } from './FormProblems.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import { Registered } from './Registered.tsx'
import { SignInNeeded } from './registration-error.ts'
import { StepLayout } from './StepLayout.tsx'
import { useNext } from './useNext.ts'

/**
 * Where a person stands, as the server has it at this moment and not as the device remembers it: a person with a finished
 * business sees that, and edits it; nobody fills in a blank form over it. A visitor begins with step 1.
 * @param isHere false in the prerendered page, which can't know what the device has kept
 * @param wanted `business_type` of the address
 */
export function RegistrationGate({ isHere, step, wanted }: { isHere: boolean; step: 1 | 2; wanted: string | null }) {
  const { t } = useLingui()
  // A change of the language must not take the form away.
  const [firstLocale] = useState(useLocale())
  const next = useNext()
  const { token, businessType } = useSession()
  const [wasVisitor, setWasVisitor] = useState<boolean>()
  if (isHere && wasVisitor === undefined) setWasVisitor(readSession().token === undefined)
  const { data, isSuccess, isFetching, isError, error, isFetchedAfterMount, refetch } = useQuery({
    ...userProfileQuery(firstLocale),
    enabled: isHere && token !== undefined,
    refetchOnMount: 'always',
  })
  const [isKnown, setKnown] = useState(false)
  if (!isKnown && isSuccess && isFetchedAfterMount) setKnown(true)
  const profile = isKnown ? data : undefined
  /** The form that has just been sent stays until the next page takes over; Back leads to what is stored. */
  const [wasSent, setSent] = useState(false)
  const registered = profile && isRegistered(profile) && !(wasSent && step === 2) ? profile : undefined
  useEffect(() => {
    if (registered) openSession().store(storedOfProfile(registered))
  }, [registered])

  /** Asks again before anything is sent: another tab or device may have finished in the meantime. */
  const isFinished = async () => {
    const { data: now } = await refetch({ throwOnError: true })
    return !!now && isRegistered(now)
  }

  if (registered?.business && step === 2) {
    const { business_type: type } = registered.business
    return <BusinessStep key={`edit ${type}`} type={type} profile={registered} isEdit isFinished={isFinished} />
  }
  const common = trouble(error)
  const failure = !profile && isError && !isFetching && (
    <ErrorPanel
      title={
        <Trans comment="Heading of an error panel, when the person’s profile could not be loaded.">
          Failed to load profile
        </Trans>
      }
      message={
        <>
          {common && t(common)}{' '}
          <Trans comment="In an error panel of the registration.">
            You can continue where you left off as soon as your profile loads.
          </Trans>
        </>
      }
      retryLabel={<Trans comment="Button of an error panel. max 24">Try Again</Trans>}
      onRetry={() => void refetch()}
    />
  )
  // What the device remembers gives the heading, so that it is heard once; what is stored comes from the server.
  const isRemembered = isHere && !profile && !failure && readStored('hasProfile') === true
  if (step === 1 && (registered || isRemembered)) return <Registered profile={registered} />
  // A visitor who signs in in another tab keeps the form that is on the screen.
  if (step === 1)
    return <PersonalStep isReady={!!profile || !!wasVisitor} isFinished={isFinished} instead={!wasVisitor && failure} />
  if (!profile)
    return (
      <StepLayout
        step={2}
        heading={t({
          message: 'Business details',
          comment: 'Title of step 2 of the registration, before the form is there.',
        })}
      >
        {!token ? (
          <FormProblems form={{ attempt: 0, summary: [], wholeFailure: new SignInNeeded('token') }} />
        ) : (
          failure || (
            <p role="status">
              <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
            </p>
          )
        )}
      </StepLayout>
    )
  const type = businessType ?? profile.business?.business_type ?? BUSINESS_TYPES.find((each) => each === wanted)
  return type ? (
    <BusinessStep key={type} type={type} profile={profile} isFinished={isFinished} onSent={() => setSent(true)} />
  ) : (
    <Navigate to={paths.register(next)} replace />
  )
}
