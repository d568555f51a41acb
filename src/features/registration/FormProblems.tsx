import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { FormFailure } from '../../domain/forms/FormFailure.tsx'
import { signInPath } from '../../domain/navigation/safe-next.ts'
import type { BusinessType } from '../../session/storage.ts'
import { button } from '../../ui/controls/button.css.ts'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { registrationFailure } from './registration-error.ts'

/** What is wrong with a form: its fields, or, where none of them is at fault, why it could not be sent. */
export function FormProblems({
  form,
  of,
}: {
  form: { attempt: number; summary: { fieldId: string; message: string }[]; wholeFailure: unknown }
  /** Left out in step 1. */
  of?: BusinessType | 'edit'
}) {
  const { t } = useLingui()
  if (form.summary.length > 0) {
    const title = t({ message: 'Please check these fields', comment: 'Heading over a list of what is wrong.' })
    return <ErrorSummary key={form.attempt} title={title} errors={form.summary} />
  }
  return form.wholeFailure === undefined ? null : <Failure key={form.attempt} failure={form.wholeFailure} of={of} />
}

function Failure({ failure, of }: { failure: unknown; of: BusinessType | 'edit' | undefined }) {
  const { t, i18n } = useLingui()
  const signIn = signInPath(useLocation())
  const { text, serverMessage, advice, needsSignIn } = registrationFailure(i18n, failure, of)
  return (
    <div>
      <FormFailure serverMessage={serverMessage}>
        {text} {advice && t(advice)}
      </FormFailure>
      {needsSignIn && (
        <Link to={signIn} className={button({ tone: 'leaf' })}>
          <Trans context="link" comment="Link to the sign-in, under an error of the registration.">
            Log in
          </Trans>
        </Link>
      )}
    </div>
  )
}
