import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { button } from './button.css.ts'
import * as styles from './panel.css.ts'

/** What takes the focus when a panel gives way to what was loaded: the heading over it, or what it stands in. */
const around = (panel: HTMLElement) =>
  panel.closest('section')?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]') ??
  panel.parentElement?.closest<HTMLElement>('[tabindex="-1"]')

/** A part of the page could not be loaded: what happened, in plain words, and a way to try again. Announced at once. */
export function ErrorPanel(props: {
  title: ReactNode
  message: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  /** Another way onward, beside the retry. */
  action?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current!
    return () => {
      if (panel.contains(document.activeElement)) around(panel)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={box} role="alert" className={`${styles.panel} ${styles.danger}`}>
      <h2 className={styles.title}>{props.title}</h2>
      <p className={styles.text}>{props.message}</p>
      <div className={styles.actions}>
        <button type="button" className={button({ tone: 'leaf' })} onClick={props.onRetry}>
          {props.retryLabel}
        </button>
        {props.action}
      </div>
    </div>
  )
}
