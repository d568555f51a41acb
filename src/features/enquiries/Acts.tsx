import { useContext, type ReactNode } from 'react'
import { SeenCopy } from '../../domain/seen-copy.ts'
import * as styles from './enquiry-page.css.ts'

/** What is done to an enquiry: not while it is shown as it was seen last (app/offline/keep-seen.ts). */
export const Acts = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div data-acts="" inert={useContext(SeenCopy) !== undefined} className={`${styles.acts} ${className ?? ''}`}>
    {children}
  </div>
)
