import type { ReactNode } from 'react'
import { badge } from './card.css.ts'

/** One or two words: a kind or a state. The words carry the meaning, the colour only helps. */
export const Badge = ({
  tone,
  children,
}: {
  tone?: 'plain' | 'buy' | 'sell' | 'good' | 'warning' | 'danger'
  children: ReactNode
}) => <span className={badge({ tone })}>{children}</span>
