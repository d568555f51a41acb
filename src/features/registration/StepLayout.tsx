import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useDetailList } from '../../domain/business/profile-completeness.tsx'
import { FormFailure } from '../../domain/forms/PageForm.tsx'
import { signInPath, wantedPage } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import type { BusinessType } from '../../session/storage.ts'
import { Link } from '../../ui/controls/Link.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { mark } from '../../ui/fields/field.css.ts'
import { SkeletonParts } from '../../ui/feedback/Skeleton.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { optionalButNeeded } from './declarations.ts'
import * as styles from './form.css.ts'
import { registrationFailure } from './registration-error.ts'

type StepProps = Pick<ComponentProps<typeof Page>, 'title' | 'sub' | 'hasForm' | 'children'> & { step?: 1 | 2 }

export const StepLayout = ({ step, ...page }: StepProps) => (
  <Page
    {...page}
    className={styles.page}
    look="small"
    above={
      step && (
        <p className={styles.step}>
          <Trans comment="Above the title of the registration. {step}: 1 or 2.">Step {step} of 2</Trans>
        </p>
      )
    }
  />
)

export const StepPlaceholder = ({ count, isAnnounced = true }: { count: number; isAnnounced?: boolean }) => (
  <>
    {isAnnounced && (
      <p role="status" className={visuallyHidden}>
        <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
      </p>
    )}
    <SkeletonParts count={count} />
  </>
)

/** Names details that step 2 doesn't require, before posting does. */
export function NeededToPost({ type }: { type: BusinessType }) {
  const details = optionalButNeeded(type)
  const list = useDetailList(details)
  if (details.length === 0) return null
  return (
    <p className={`${panel.panel} ${panel.text}`}>
      <Trans comment="In the registration, over fields that are optional there. {list}: PAN of the company and GST number.">
        These are optional here, but needed before you can post an enquiry: {list}.
      </Trans>
    </p>
  )
}

/** Why a step could not be sent. `subject`: what the form is about; undefined in step 1. */
export function StepFailure({ error, subject }: { error: unknown; subject?: BusinessType | 'edit' }) {
  const { t } = useLingui()
  const signIn = signInPath(useLocation())
  const { advice, needsSignIn, ...words } = registrationFailure(error, subject)
  return (
    <div>
      <FormFailure {...words}>{advice && t(advice)}</FormFailure>
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

/** A warning under a field. It is no error, so the form can be sent. */
export const Warning = ({ below, children }: { below: { error: string | undefined }; children: ReactNode }) => (
  <p role="status" className={`${styles.warning} ${below.error ? styles.lower : ''}`}>
    {children}
  </p>
)

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
