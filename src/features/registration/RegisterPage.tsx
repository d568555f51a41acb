import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type UserProfile, userProfileQuery } from '../../api/account.ts'
import { MissingDetails, isRegistered, missingDetails } from '../../domain/business/profile-completeness.tsx'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { loadError } from '../../domain/failures.ts'
import { draftOf, dropStepDrafts } from '../../domain/forms/drafts.ts'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Redirect } from '../../domain/navigation/Redirect.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { storedOfProfile } from '../../session/restore.ts'
import { openSession, readSession, useSession } from '../../session/session.ts'
import { BUSINESS_TYPES, readStored } from '../../session/storage.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { edit } from '../../ui/layout/icons.ts'
import { BusinessStep } from './BusinessStep.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import { StepPlaceholder, StepFailure, StepLayout, useReturnTo } from './StepLayout.tsx'
import * as styles from './form.css.ts'
import { NotSent } from './registration-error.ts'

/** The page of the registration (§registration.2). A visitor may fill in step 1 before the sign-in. */
export default function RegisterPage() {
  // The prerendered page knows neither the query nor the storage.
  const isHere = useHydrated()
  const [query] = useSearchParams()
  const { token, expired } = useSession()
  const [owner, setOwner] = useState<string>()
  if (isHere && owner === undefined && token) setOwner(token)
  const isOthers = owner !== undefined && token !== owner
  // After a log-out in another tab, what is on the screen is nobody's. (An expired session leads to the sign-in.)
  if (isOthers && !token && !expired) return <Redirect to={paths.home()} />
  // A visitor who signs in in another tab keeps their input.
  const whose = isOthers && token ? token : undefined
  const step = isHere && query.get('step') === '2' ? 2 : 1
  return <RegistrationGate key={whose} isHere={isHere} step={step} wanted={query.get('business_type')} />
}

/** Never puts a blank form over a finished business: the profile on the server decides, not what the device stored. */
function RegistrationGate({ isHere, step, wanted }: { isHere: boolean; step: 1 | 2; wanted: string | null }) {
  const { t } = useLingui()
  // A change of language must not remove the form.
  const [firstLocale] = useState(useLocale())
  const next = useReturnTo()
  const { token, businessType } = useSession()
  // During hydration (without `isHere`) the storage can't be read.
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
  /** The form stays until the next page is there. After that, Back shows the stored business. */
  const [wasSent, setSent] = useState(false)
  const registered = profile && isRegistered(profile) && !(wasSent && step === 2) ? profile : undefined
  useEffect(() => {
    if (!registered?.business) return
    openSession().store(storedOfProfile(registered))
    dropStepDrafts({ except: draftOf(registered.business.business_type) })
  }, [registered])

  /** Asked before sending: another tab or device may have finished the registration, or changed the profile. */
  const profileNow = async () => (await refetch({ throwOnError: true })).data!

  if (registered?.business && step === 2) {
    const { business_type: type } = registered.business
    return <BusinessStep key={`edit ${type}`} type={type} profile={registered} isEdit profileNow={profileNow} />
  }
  const failure = !profile && isError && !isFetching && (
    <LoadFailure
      title={<Trans comment="Heading of an error panel.">Failed to load profile</Trans>}
      error={error}
      renderProblem={(error) => (
        <>
          {t(loadError(error))}{' '}
          <Trans comment="In an error panel.">You can continue where you left off as soon as your profile loads.</Trans>
        </>
      )}
      onRetry={refetch}
    />
  )
  // The device's stored answer is used until the profile loads, so that the heading is announced once.
  const isRemembered = wasVisitor === false && !profile && readStored('hasProfile') === true
  if (step === 1 && (registered || isRemembered)) return <Registered profile={registered} failure={failure} />
  // A visitor who signs in in another tab keeps the form on the screen.
  const isReady = profile || wasVisitor
  const placeholder = failure || <StepPlaceholder count={3} isAnnounced={!!token} />
  if (step === 1) return <PersonalStep profileNow={profileNow} instead={isReady ? undefined : placeholder} />
  if (!profile)
    return (
      <StepLayout
        step={2}
        title={t({ message: 'Business details', comment: 'Title of step 2 of the registration, as it loads.' })}
      >
        {token ? placeholder : <StepFailure error={new NotSent('token')} />}
      </StepLayout>
    )
  const type = businessType ?? profile.business?.business_type ?? BUSINESS_TYPES.find((each) => each === wanted)
  return type ? (
    <BusinessStep key={type} type={type} profile={profile} profileNow={profileNow} onSent={() => setSent(true)} />
  ) : (
    <Redirect to={paths.register(next)} />
  )
}

/** Shown in place of step 1, for a finished business. @param props.profile undefined until it has loaded */
function Registered({ profile, failure }: { profile: UserProfile | undefined; failure: ReactNode }) {
  const { t } = useLingui()
  const next = useReturnTo()
  const title = t({ message: 'Your business is registered', comment: 'Title of the registration, once it is done.' })
  if (!profile?.business) {
    return <StepLayout title={title}>{failure || <StepPlaceholder count={1} />}</StepLayout>
  }
  const { business_type, company_name, address } = profile.business
  const missing = missingDetails(profile.business)
  const isComplete = missing.length === 0
  return (
    <StepLayout title={title}>
      <section className={`${styles.group} ${styles.stored}`}>
        <h2>
          <ForeignText text={company_name || profile.user.full_name} />
        </h2>
        <p>{t(businessTypeNames[business_type])}</p>
        {address && (
          <p>
            <ForeignText text={address} />
          </p>
        )}
        {!isComplete && (
          <p>
            <MissingDetails missing={missing} />
          </p>
        )}
      </section>
      <div className={styles.ways}>
        <Link
          to={paths.register(next, { step: 2, business_type })}
          tone={isComplete && next ? 'outline' : 'leaf'}
          icon={edit}
        >
          <Trans comment="Link to the form with the details of a registered business. max 28">Edit details</Trans>
        </Link>
        {next ? (
          <Link to={next} tone={isComplete ? 'main' : 'outline'}>
            <Trans comment="Link to the page that the person wanted before the registration. max 16">Continue</Trans>
          </Link>
        ) : (
          <Link to={paths.home()} tone="quiet">
            <Trans comment="Link to the home page. max 16">Home</Trans>
          </Link>
        )}
      </div>
    </StepLayout>
  )
}
