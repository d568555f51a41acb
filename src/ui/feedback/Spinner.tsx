import * as styles from './spinner.css.ts'

/** Something is under way. Say it in words beside it; without motion it stands still. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" className={styles.spinner} aria-hidden>
    <circle cx={12} cy={12} r={9} className={styles.track} />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
