import * as styles from './skeleton.css.ts'

/**
 * Shapes that stand where something will be. They are silent: the page says once, in a status, that it is loading
 * (§accessibility.5).
 */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div aria-hidden className={styles.lines}>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.line} />
    ))}
  </div>
)

/** @param isPiled one below the other, as wide as the page: the parts of a form, of a profile */
export const SkeletonCards = ({ count = 3, isPiled = false }: { count?: number; isPiled?: boolean }) => (
  <div aria-hidden className={isPiled ? styles.pile : styles.cards}>
    {Array.from({ length: count }, (_, card) => (
      <div key={card} className={isPiled ? styles.part : styles.card}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    ))}
  </div>
)

export const SkeletonTable = ({ rows = 10 }: { rows?: number }) => (
  <div aria-hidden className={styles.table}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row} />
    ))}
  </div>
)
