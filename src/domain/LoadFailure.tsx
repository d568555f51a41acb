import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ATTEMPTS } from '../api/query-client.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { ErrorPanel } from '../ui/feedback/Panel.tsx'
import { visuallyHidden } from '../ui/theme/global.css.ts'
import { loadError } from './failures.ts'

/** An error panel: what failed, why (by default `loadError`), and a button to try again, with `action` beside it. */
export function LoadFailure(props: {
  title: ReactNode
  error: unknown
  renderProblem?: ((error: unknown) => ReactNode) | undefined
  onRetry: () => unknown
  action?: ReactNode
}) {
  const { t } = useLingui()
  const { renderProblem = (error) => t(loadError(error)) } = props
  return (
    <ErrorPanel
      title={props.title}
      message={renderProblem(props.error)}
      retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
      onRetry={() => void props.onRetry()}
      action={props.action}
    />
  )
}

/** The error to show of a query. After a change of language, the one before stays until there is a reply. */
export function useShownError(query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>) {
  const { error } = query
  const locale = useLocale()
  const [last, setLast] = useState({ error, locale })
  // `isFetching` is read only without data: TanStack Query renders again at each change of a property that was read.
  const isSettled = query.data !== undefined || (error && !query.isFetching)
  if (isSettled && (last.error !== error || last.locale !== locale)) setLast({ error, locale })
  return isSettled ? error : last.locale === locale ? null : last.error
}

/** Shows a query's data; until then a placeholder, or why it failed. `action`: another button beside “Try again”. */
export function Loaded<Data>(props: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What a screen reader says until the data is there, and then. */
  loading?: ReactNode
  loaded?: ReactNode
  failure: ReactNode
  renderProblem?: (error: unknown) => ReactNode
  action?: ReactNode
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}) {
  const { data, refetch } = props.query
  const error = useShownError(props.query)
  const isThere = data !== undefined
  const hasFailed = !isThere && error
  return (
    <>
      {props.loading && (
        <p role="status" className={visuallyHidden}>
          {isThere ? props.loaded : !hasFailed && props.loading}
        </p>
      )}
      {isThere ? (
        props.children(data)
      ) : hasFailed ? (
        <LoadFailure
          title={props.failure}
          error={error}
          renderProblem={props.renderProblem}
          onRetry={refetch}
          action={props.action}
        />
      ) : (
        props.placeholder
      )}
    </>
  )
}

export function AttemptText({ reason, failures }: { reason: string; failures: number }) {
  const attempt = failures + 1
  return (
    <Trans comment="While a list is asked for again. {reason}: a sentence that says why it failed before; {ATTEMPTS}: at most so many times.">
      {reason} Attempt {attempt} of {ATTEMPTS}…
    </Trans>
  )
}
