import type { ReactNode } from 'react'
import * as styles from './card.css.ts'
import { badge } from './card.css.ts'

export const Card = ({
  as: Tag = 'article',
  children,
}: {
  as?: 'article' | 'section' | 'div'
  children: ReactNode
}) => <Tag className={styles.card}>{children}</Tag>

/** @param stacked the value is below its term, so that buttons have the card's width */
type Fact = { term: ReactNode; value: ReactNode; stacked?: boolean }

/** Facts of a card as terms and values; digits align. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ term, value, stacked }, index) => (
      // The facts of a card never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={index} className={stacked ? styles.stackedFact : styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** One or two words: a kind or a state. The words carry the meaning, the colour only helps. */
export const Badge = ({
  tone,
  children,
}: {
  tone?: 'plain' | 'buy' | 'sell' | 'good' | 'warning' | 'danger'
  children: ReactNode
}) => <span className={badge({ tone })}>{children}</span>
