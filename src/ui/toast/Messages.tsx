import '../../i18n/aria.ts'
import { useLandmark } from 'react-aria/useLandmark'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { formatMoment } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { button } from '../controls/button.css.ts'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './messages.css.ts'
import { isShownPlainly, watchMessages, type Message, useMessages } from './messages.ts'
import { column, stack } from '../theme/global.css.ts'
import { Disclosure } from '../controls/Disclosure.tsx'

const IN_USE = ':hover, :focus-within'

/** The queue belongs to the module, so that messages outlive each page. */
const queue = new ToastQueue<Message>()
let lastId = 0
watchMessages((messages) => {
  if (!messages.length) queue.clear()
  for (const message of messages) {
    if (message.id <= lastId || isShownPlainly(message)) continue
    lastId = message.id
    queue.add(message, { timeout: message.for })
  }
})

/** Short messages as they appear, and the list of this visit's messages at the foot of the page. */
export default function ToastPlace() {
  return (
    <>
      <Messages />
      <MessageLog />
    </>
  )
}

/** The corner for short messages, which stay under pointer and focus; F6 leads there and back (§shell.25). */
export function Messages() {
  const { i18n } = useLingui()
  const corner = useRef<HTMLDivElement>(null)
  // React Aria would give the region the direction of the browser's language.
  return (
    <I18nProvider locale={i18n.locale}>
      <ToastRegion queue={queue} ref={corner} data-messages="" className={styles.corner}>
        <PageLandmark />
        <ToastList<Message> className={styles.list}>
          {({ toast }) => <ShortMessage toast={toast} corner={corner} />}
        </ToastList>
      </ToastRegion>
    </I18nProvider>
  )
}

function ShortMessage({ toast, corner }: { toast: QueuedToast<Message>; corner: RefObject<HTMLElement | null> }) {
  // A message that arrives while another has the pointer or the focus is paused too.
  useEffect(() => {
    if (corner.current?.matches(IN_USE)) queue.pauseAll()
  }, [corner])
  return (
    // A press gives it no focus, which would keep it open: it may have been meant for what the message covers.
    <Toast toast={toast} className={styles.message} onMouseDown={(event) => event.preventDefault()}>
      <ToastContent className={styles.text}>
        <Text slot="title" lang={toast.content.lang}>
          {toast.content.text}
        </Text>
      </ToastContent>
      <Button slot="close" className={`${button({ tone: 'quiet' })} ${styles.close}`}>
        <Icon name="close" />
      </Button>
    </Toast>
  )
}

/** While a message is shown, F6 returns from it to the last place on the page; else F6 is the browser's. */
function PageLandmark() {
  const main = useRef(document.querySelector('main'))
  const [before] = useState(() => document.activeElement)
  const focus = () => {
    const back = main.current?.contains(before) ? before : main.current
    if (back instanceof HTMLElement) back.focus()
  }
  useLandmark({ role: 'main', focus }, main)
  return null
}

/** "Recent messages": lists the messages, each shown for 3 s, for the rest of the visit, newest first. */
export function MessageLog() {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useMessages()
  if (messages.length === 0) return null
  return (
    <section
      className={column}
      aria-label={t({
        message: 'Messages from this visit',
        comment: 'Screen reader: name of the place at the foot of the page with the button “Recent messages”.',
      })}
    >
      <Disclosure
        title={<Trans comment="Button: shows the short messages of this visit again.">Recent messages</Trans>}
      >
        <ol className={stack.s}>
          {messages.toReversed().map(({ id, text, lang, at }) => (
            <li key={id} className={styles.entry}>
              <time dateTime={at.toISOString()} className={styles.time}>
                {formatMoment(locale, at.getTime())}
              </time>
              <span lang={lang}>{text}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  )
}
