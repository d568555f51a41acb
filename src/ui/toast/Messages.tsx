import '../../i18n/aria.ts'
import { useLandmark } from 'react-aria/useLandmark'
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
import { useEffect, useRef, useState, type RefObject } from 'react'
import { button } from '../controls/button.css.ts'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './messages.css.ts'
import { takeMessages, watchMessages, type Message } from './messages.ts'

const IN_USE = ':hover, :focus-within'

/** Of the module: it outlives each page. */
const queue = new ToastQueue<Message>()
takeMessages((message) => queue.add(message, { timeout: message.for }))
watchMessages((messages) => {
  if (!messages.length) queue.clear()
})

/**
 * The corner where short messages appear; the frame of the page has it once. Each is announced as it comes. They stay while the
 * pointer or the focus is on them, F6 leads there and back, and they can be read later in MessageLog (§shell.25).
 */
export function Messages() {
  const corner = useRef<HTMLDivElement>(null)
  return (
    <ToastRegion queue={queue} ref={corner} className={styles.corner}>
      <PageLandmark />
      <ToastList<Message> className={styles.list}>
        {({ toast }) => <ShortMessage toast={toast} corner={corner} />}
      </ToastList>
    </ToastRegion>
  )
}

function ShortMessage({ toast, corner }: { toast: QueuedToast<Message>; corner: RefObject<HTMLElement | null> }) {
  // One that comes while another is pointed at waits with it.
  useEffect(() => {
    if (corner.current?.matches(IN_USE)) queue.pauseAll()
  }, [corner])
  return (
    <Toast toast={toast} className={styles.message}>
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

/** While a message is there, F6 leads from it to where the person was on the page; without one the key is the browser's. */
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
