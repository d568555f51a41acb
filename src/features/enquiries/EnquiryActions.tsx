import { useContext, type ReactNode } from 'react'
import { LastSeenCopy } from '../../domain/business/contact.tsx'
import * as styles from './enquiry-page.css.ts'

/** Actions on an enquiry, disabled while a saved copy is shown (app/offline/save-last-seen.ts). */
export function EnquiryActions({ className, children }: { className?: string; children: ReactNode }) {
  const isWaiting = useContext(LastSeenCopy) !== undefined
  return (
    <div
      data-acts={isWaiting ? 'waiting' : ''}
      inert={isWaiting}
      className={`${styles.inertActions} ${className ?? ''}`}
    >
      {children}
    </div>
  )
}
