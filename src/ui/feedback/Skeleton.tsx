import * as styles from './feedback.css.ts'

/** Screen readers ignore placeholders: the page announces once that it is loading (§accessibility.5). */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div aria-hidden className={styles.lines}>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.line} />
    ))}
  </div>
)

/** Placeholders below one another, each as high as a part of a form or profile. */
export const SkeletonParts = ({ count }: { count: number }) => (
  <div aria-hidden className={styles.pile}>
    {Array.from({ length: count }, (_, part) => (
      <div key={part} className={styles.part}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    ))}
  </div>
)
