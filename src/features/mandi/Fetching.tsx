import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OnProgress } from '../../domain/mandi/collect-prices.ts'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './mandi.css.ts'
import { mandiError } from './mandi-errors.ts'

/** Fetches prices in many requests. Shows the progress with a button to stop or try again, then the result. */
export function Fetching<Data, Key extends QueryKey>(props: {
  query: (onProgress: OnProgress) => UseQueryOptions<Data, Error, Data, Key>
  text: ReactNode
  onStop: () => void
  /** Moves the focus, because the pressed button disappears. */
  focus: () => void
  children: (data: Data) => ReactNode
}) {
  const { t } = useLingui()
  const [{ done, all }, setProgress] = useState({ done: 0, all: 0 })
  const { data, error, isFetching, refetch } = useQuery(props.query((done, all) => setProgress({ done, all })))
  if (data !== undefined) return props.children(data)
  const hasFailed = error !== null && !isFetching
  return (
    <div className={styles.fetching}>
      {!hasFailed && (
        <progress
          className={styles.progress}
          // Without a maximum, the bar says that it isn't known yet how long it takes.
          {...(all > 0 && { max: all, value: done })}
          aria-label={t({ message: 'Fetching prices', comment: 'Screen reader: name of a progress bar.' })}
        />
      )}
      {/* A new element, so that a screen reader says it. */}
      <p key={String(hasFailed)} role={hasFailed ? 'alert' : 'status'} className={styles.fetched}>
        {hasFailed ? t(mandiError(error)) : props.text}
      </p>
      <button
        type="button"
        className={button()}
        onClick={() => {
          props.focus()
          if (hasFailed) void refetch()
          else props.onStop()
        }}
      >
        {hasFailed ? (
          <Trans comment="Button: load the mandi prices once more.">Try again</Trans>
        ) : (
          <Trans comment="Button: stops fetching prices. max 16">Stop</Trans>
        )}
      </button>
    </div>
  )
}
