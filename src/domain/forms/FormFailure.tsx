import { useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { warning } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form-failure.css.ts'

/**
 * A form could not be sent, and no single field is to blame: announced at once. Give it the form's `attempt` as its key.
 * @param props.words what the server said about it, in the language that it was asked in
 */
export function FormFailure({
  title,
  children,
  serverMessage,
}: {
  /** On a line of its own, where a reason follows. */
  title?: ReactNode
  children?: ReactNode
  serverMessage?: string
}) {
  const locale = useLocale()
  // The page's language may change afterwards; the server's words don't.
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
