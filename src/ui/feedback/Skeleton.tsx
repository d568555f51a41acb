import * as styles from './feedback.css.ts'

/** Screen readers ignore placeholders: the page announces once that it is loading (§accessibility.5). */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div aria-hidden className={styles.lines}>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.line} />
    ))}
  </div>
)

/** `isPiled`: stacked at full width, like the parts of a form or profile. */
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
