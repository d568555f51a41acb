import * as styles from './feedback.css.ts'

/** Equal placeholders. Screen readers ignore them: the page announces once that it is loading (§accessibility.5). */
export const Skeletons = (props: { count: number; className: string; each: string }) => (
  <div aria-hidden className={props.className}>
    {Array.from({ length: props.count }, (_, index) => (
      <div key={index} className={props.each} />
    ))}
  </div>
)

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <Skeletons count={lines} className={styles.lines} each={styles.line} />
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
