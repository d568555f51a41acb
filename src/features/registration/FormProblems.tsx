import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { paths } from '../../domain/paths.ts'
import type { BusinessType } from '../../session/storage.ts'
import { button } from '../../ui/button.css.ts'
import { warning } from '../../ui/drawings.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './form-problems.css.ts'
import { onScreen } from './personal.ts'
import { registrationFailure } from './registration-error.ts'

/** The server's words about single fields, for useForm. */
export const refusedFields = (failure: unknown) =>
  failure instanceof ApiError ? onScreen(failure.refusal.errors ?? {}) : undefined

/** What is wrong with a form: its fields, or, where none of them is at fault, why it could not be sent. */
export function FormProblems({
  form,
  type,
}: {
  form: { attempt: number; summary: { fieldId: string; message: string }[]; failure: unknown }
  type?: BusinessType
}) {
  const { t } = useLingui()
  if (form.summary.length > 0) {
    const title = t({ message: 'Please check these fields', comment: 'Heading over a list of what is wrong.' })
    return <ErrorSummary key={form.attempt} title={title} errors={form.summary} />
  }
  return form.failure === undefined ? null : <Failure key={form.attempt} failure={form.failure} type={type} />
}

function Failure({ failure, type }: { failure: unknown; type: BusinessType | undefined }) {
  const { t, i18n } = useLingui()
  const { text, advice, needsSignIn } = registrationFailure(i18n, failure, type)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.failure}>
      <p className={styles.text}>
        <Icon drawing={warning} />
        {text}
      </p>
      {advice && <p>{t(advice)}</p>}
      {needsSignIn && (
        <Link to={paths.auth()} className={button({ tone: 'leaf' })}>
          <Trans context="link" comment="Link to the sign-in, under an error of the registration.">
            Log in
          </Trans>
        </Link>
      )}
    </div>
  )
}
