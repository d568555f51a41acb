import type { ReactNode } from 'react'
import { badge } from './badge.css.ts'

/** One or two words about a thing: its kind or its state. The words say it, the colour only helps. */
export const Badge = ({
  tone,
  children,
}: {
  tone?: 'plain' | 'buy' | 'sell' | 'good' | 'warning' | 'danger'
  children: ReactNode
}) => <span className={badge({ tone })}>{children}</span>
