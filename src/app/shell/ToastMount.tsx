import { useState } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import {
  isShownPlainly,
  noteShownPlainly,
  PATIENCE,
  SHOWN_FOR,
  useMessages,
  type Message,
} from '../../ui/toast/messages.ts'
import * as styles from './shell.css.ts'

const loadToasts = withCatalogs(() => import('../../ui/toast/Messages.tsx'), 'common')

/** The place of short messages. Its code loads with the first one; if it can't, they are plain text (§shell.25). */
export function ToastMount() {
  const { Late, fetchOnce } = useLazyComponent(loadToasts)
  const messages = useMessages()
  const [plain, setPlain] = useState<Message[]>([])
  const waiting = Late ? [] : messages.filter((message) => !isShownPlainly(message))
  useTimeout(fetchOnce, messages.length > 0 ? 0 : undefined, messages.at(-1))
  useTimeout(
    () => {
      noteShownPlainly(waiting.at(-1)!)
      setPlain(waiting)
    },
    waiting.length > 0 ? PATIENCE : undefined,
    waiting[0],
  )
  useTimeout(() => setPlain([]), Late && plain.length > 0 ? SHOWN_FOR : undefined)
  return (
    <>
      {Late && <Late />}
      {messages.length > 0 && plain.length > 0 && (
        <div role="alert" data-messages="" className={styles.message}>
          {plain.map(({ id, text, lang }) => (
            <p key={id} lang={lang}>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
