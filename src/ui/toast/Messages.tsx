import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { button } from '../controls/button.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './messages.css.ts'
import { hideMessage, useMessages, type Message } from './messages.ts'
import { useTimeout } from '../hooks/useTimeout.ts'
import { pausableTimer, type PausableTimer } from '../hooks/pausable-timer.ts'

/** By then, in ms, a screen reader has noticed a new live region. */
const HEARD_AFTER = 200

/**
 * The corner where short messages appear; the frame of the page has it once. They stay while the pointer or the focus is on
 * them, and can be read later in MessageLog (§shell.25).
 */
export function Messages() {
  const { t } = useLingui()
  const shown = useMessages().filter(({ isShown }) => isShown)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // A live region says what changes in it: one that comes with its first message fills a moment later.
  const [isListening, setListening] = useState(shown.length === 0)
  useTimeout(() => setListening(true), HEARD_AFTER)
  const corner = useRef<HTMLElement>(null)
  /** Where the focus was before it came here: it goes back there. */
  const before = useRef<Element>(null)

  function close(id: number) {
    const others = shown.filter((message) => message.id !== id)
    const next = others[0] ? corner.current?.querySelector(`[data-message="${others[0].id}"]`) : before.current
    hideMessage(id)
    if (next instanceof HTMLElement) next.focus()
    // An element that goes away says neither that the focus nor that the pointer has left.
    setFocused(others.length > 0)
    if (!others.length) setHovered(false)
  }
  return (
    <>
      {/* Alive inside React Aria's dialogs as well. */}
      <div role="log" className={visuallyHidden} data-live-announcer="true">
        {isListening &&
          shown.map(({ id, text, lang }) => (
            <p key={id} lang={lang}>
              {text}
            </p>
          ))}
      </div>
      {shown.length > 0 && (
        // It only pauses; nothing is lost for those who have neither pointer nor focus here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={corner}
          aria-label={t({ message: 'Messages', comment: 'Screen reader: the corner where short messages appear.' })}
          // Usable while a dialog of React Aria's is open.
          data-react-aria-top-layer="true"
          className={styles.corner}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={({ currentTarget, relatedTarget }) => {
            setFocused(true)
            if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
          }}
          onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
        >
          {shown.map((message) => (
            <Toast key={message.id} message={message} isPaused={hovered || focused} onClose={close} />
          ))}
        </section>
      )}
    </>
  )
}

function Toast({ message, isPaused, onClose }: { message: Message; isPaused: boolean; onClose: (id: number) => void }) {
  const timer = useRef<PausableTimer>(undefined)
  const { id } = message
  const ms = message.for
  useEffect(() => {
    const own = pausableTimer(ms, () => hideMessage(id))
    timer.current = own
    return () => own.stop()
  }, [id, ms])
  useEffect(() => {
    if (isPaused) timer.current?.pause()
    else timer.current?.run()
  }, [isPaused])
  return (
    <div className={styles.message}>
      <p lang={message.lang} className={styles.text}>
        {message.text}
      </p>
      <button
        type="button"
        className={`${button({ tone: 'quiet' })} ${styles.close}`}
        data-message={id}
        onClick={() => onClose(id)}
      >
        <Icon name="close" />
        <span className={visuallyHidden}>
          <Trans context="overlay" comment="Screen reader: closes a list, a dialog or a message.">
            Close
          </Trans>
        </span>
      </button>
    </div>
  )
}
