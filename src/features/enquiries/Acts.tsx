import { useContext, type ReactNode } from 'react'
import { SeenCopy } from '../../domain/seen-copy.ts'
import * as styles from './enquiry-page.css.ts'

/** What is done to an enquiry: not while it is shown as it was seen last (app/offline/keep-seen.ts). */
export function Acts({ className, children }: { className?: string; children: ReactNode }) {
  const isWaiting = useContext(SeenCopy) !== undefined
  return (
    <div data-acts={isWaiting ? 'waiting' : ''} inert={isWaiting} className={`${styles.acts} ${className ?? ''}`}>
      {children}
    </div>
  )
}
