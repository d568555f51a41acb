import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session.ts'
import * as styles from './auth-layout.css.ts'
import { LanguageSelector } from '../shell/LanguageSelector.tsx'
import { ExpiredText } from '../session/Expired.tsx'
import { Logo } from '../shell/Logo.tsx'
import WhyChoose from './WhyChoose.tsx'

/** Layout of sign-in and registration without header and footer: a link home, the language, and reasons to join (§shell.22). */
export default function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { expired } = useSession()
  return (
    <div className={styles.layout}>
      <nav
        className={styles.bar}
        aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers.' })}
      >
        <Logo />
        <LanguageSelector />
      </nav>
      <div className={styles.journey}>
        {expired && (
          <p role="alert" className={styles.expired}>
            <ExpiredText />
          </p>
        )}
        {children}
      </div>
      <WhyChoose />
    </div>
  )
}
