import * as styles from './panel.css.ts'

/** Shows that work is in progress; needs a text beside it. It doesn't turn where motion is reduced. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" className={styles.spinner} aria-hidden>
    <circle cx={12} cy={12} r={9} className={styles.track} />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
