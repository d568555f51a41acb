import { useState } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { PATIENCE, SHOWN_FOR, useMessages, type Message } from '../../ui/toast/messages.ts'
import * as styles from './shell.css.ts'

const loadToasts = withCatalogs(() => import('./ToastRegion.tsx'), 'common')

/**
 * The place of short messages (`showMessage`). Its code loads with the first message: most visits have none. Offline it
 * may never come: then a message is plain text until the next one, as there is no log (§shell.25).
 */
export function ToastMount() {
  const { Late, fetchOnce } = useLazyComponent(loadToasts)
  const last = useMessages().at(-1)
  const [plain, setPlain] = useState<Message>()
  useTimeout(fetchOnce, last && 0, last)
  useTimeout(() => setPlain(last), last && !Late ? PATIENCE : undefined, last)
  useTimeout(() => setPlain(undefined), Late && plain ? SHOWN_FOR : undefined)
  return (
    <>
      {Late && <Late />}
      {last && plain && (
        <p role="alert" lang={plain.lang} className={styles.message}>
          {plain.text}
        </p>
      )}
    </>
  )
}
