import { useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { warning } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form-failure.css.ts'

/**
 * Alert that a form could not be sent for a reason not tied to a single field. Use the form's `attempt` as its key, so
 * that each failure is announced.
 * @param props.serverMessage in the language of the request
 */
export function FormFailure({
  title,
  children,
  serverMessage,
}: {
  /** Shown on its own line, above the reason. */
  title?: ReactNode
  children?: ReactNode
  serverMessage?: string
}) {
  const locale = useLocale()
  // The server's message stays in this language when the page's language changes.
  const [lang] = useState(locale)
  return (
    <div role="alert" className={styles.failure}>
      <Icon icon={warning} />
      <p>
        {title && <strong className={styles.title}>{title}</strong>} {children}{' '}
        {serverMessage && <span lang={lang}>{serverMessage}</span>}
      </p>
    </div>
  )
}
