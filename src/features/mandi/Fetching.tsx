import type { ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './mandi.css.ts'

export type Progress = { done: number; all: number }

/** A line about something that is fetched: a bar while it is, what is said of it, and a button that ends it. */
export const Fetching = (props: {
  /** Undefined once it has ended. */
  progress: Progress | undefined
  /** For screen readers: name of the bar. */
  label: string
  children: ReactNode
  action: ReactNode
  onAction: () => void
}) => (
  <div className={styles.fetching}>
    {props.progress && (
      <progress
        className={styles.progress}
        // Without a maximum, the bar says that it isn't known yet how long it takes.
        {...(props.progress.all > 0 && { max: props.progress.all, value: props.progress.done })}
        aria-label={props.label}
      />
    )}
    <p role="status" className={styles.fetched}>
      {props.children}
    </p>
    <button type="button" className={button()} onClick={props.onAction}>
      {props.action}
    </button>
  </div>
)
