import type { ReactNode } from 'react'
import * as styles from './card.css.ts'

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

/** `isLong`: a text of several sentences, under its term instead of beside it. */
export const Fact = (props: { term: ReactNode; isLong?: boolean; children: ReactNode }) => (
  <div className={props.isLong ? styles.longFact : styles.fact}>
    <dt className={styles.term}>{props.term}</dt>
    <dd className={styles.value}>{props.children}</dd>
  </div>
)

/** One or two words: a kind or a state. The words carry the meaning, the colour only helps. */
export const Badge = ({
  tone,
  children,
}: {
  tone?: 'plain' | 'buy' | 'sell' | 'good' | 'warning'
  children: ReactNode
}) => <span className={styles.badge({ tone })}>{children}</span>
