import { useContext, type ReactNode } from 'react'
import { SeenCopy } from '../../domain/seen-copy.ts'
import * as styles from './enquiry-page.css.ts'

/** Actions on an enquiry, disabled while a saved copy is shown (app/offline/keep-seen.ts). */
export function Acts({ className, children }: { className?: string; children: ReactNode }) {
  const isWaiting = useContext(SeenCopy) !== undefined
  return (
    <div data-acts={isWaiting ? 'waiting' : ''} inert={isWaiting} className={`${styles.acts} ${className ?? ''}`}>
      {children}
    </div>
  )
}
