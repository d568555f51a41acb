import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { FormFailure } from '../../domain/forms/FormNotices.tsx'
import { paths, signInPath, wantedPage } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import type { BusinessType } from '../../session/storage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { mark } from '../../ui/fields/field.css.ts'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { back } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import * as styles from './form.css.ts'
import { registrationFailure } from './registration-error.ts'

export function StepLayout(props: {
  /** Undefined once the registration is finished. */
  step?: 1 | 2
  heading: string
  lead?: ReactNode
  /** Whether the form renders the page's title. */
  hasForm?: boolean
  children: ReactNode
}) {
  const { step, heading, hasForm } = props
  const title = usePageTitle(heading)
  return (
    <div className={styles.page}>
      <PageHeader
        title={hasForm ? undefined : title}
        look="small"
        above={
          step && (
            <p className={styles.step}>
              <Trans comment="Above the title of the registration. {step}: 1 or 2.">Step {step} of 2</Trans>
            </p>
          )
        }
        sub={props.lead}
      >
        {heading}
      </PageHeader>
      {props.children}
    </div>
  )
}

/** Placeholder for what needs the profile, while that loads. */
export const Coming = ({ lines, isSaid = true }: { lines: number; isSaid?: boolean }) => (
  <div className={styles.coming}>
    {isSaid && (
      <p role="status" className={visuallyHidden}>
        <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
      </p>
    )}
    <SkeletonText lines={lines} />
  </div>
)

export function StepActions(props: {
  type: BusinessType
  isPending: boolean
  isEdit: boolean
  /** Cancels an edit; undefined in the registration. */
  onCancel: (() => void) | undefined
}) {
  const { type, isPending, isEdit, onCancel } = props
  const next = useReturnTo()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return (
    <div className={styles.actions}>
      <div className={styles.ways}>
        {type === 'fpo' && (
          <Button onPress={() => void (isFirstPage ? navigate(paths.home()) : navigate(-1))} icon={back}>
            <Trans comment="Button: back to the previous page. max 16">Back</Trans>
          </Button>
        )}
        <Link to={next ?? (isEdit ? paths.profile() : paths.enquiries())} tone="quiet" onClick={onCancel}>
          <Trans comment="Button: leaves the registration. max 16">Cancel</Trans>
        </Link>
      </div>
      <Button
        type="submit"
        tone="main"
        className={styles.submit}
        isPending={isPending}
        pendingLabel={
          isEdit ? (
            <Trans comment="Button of the registration, while what was filled in is on its way. max 20">
              Saving...
            </Trans>
          ) : (
            <Trans comment="Button of the registration, while it is under way. max 20">Registering...</Trans>
          )
        }
      >
        {isEdit ? (
          <Trans comment="Button: saves the details of a business that is registered already. max 20">Save</Trans>
        ) : (
          <Trans comment="Button: completes the registration. max 20">Register</Trans>
        )}
      </Button>
    </div>
  )
}

/** What is wrong in the fields or, if nothing, why the form could not be sent. */
export function FormProblems(props: {
  form: { attempt: number; summary: { fieldId: string; message: string }[]; formFailure: unknown }
  /** What the form is about; undefined in step 1. */
  subject?: BusinessType | 'edit'
}) {
  const { form, subject } = props
  const { t, i18n } = useLingui()
  const signIn = signInPath(useLocation())
  if (form.summary.length > 0) {
    const title = t({ message: 'Please check these fields', comment: 'Heading over a list of what is wrong.' })
    return <ErrorSummary key={form.attempt} title={title} errors={form.summary} />
  }
  if (form.formFailure === undefined) return null
  const { text, serverMessage, advice, needsSignIn } = registrationFailure(i18n, form.formFailure, subject)
  return (
    <div key={form.attempt}>
      <FormFailure serverMessage={serverMessage}>
        {text} {advice && t(advice)}
      </FormFailure>
      {needsSignIn && (
        <Link to={signIn} tone="leaf">
          <Trans context="link" comment="Link to the sign-in, under an error of the registration.">
            Log in
          </Trans>
        </Link>
      )}
    </div>
  )
}

export const Optional = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span className={mark}>
      {' '}
      <Trans comment="After the label of a field that may stay empty. max 14">(optional)</Trans>
    </span>
  </>
)

/** The page that opens after the registration (§registration.29). */
export function useReturnTo(): string | undefined {
  const [query] = useSearchParams()
  return wantedPage(query.get('next'))
}
