import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { microphone, stop } from '../../ui/layout/icons.ts'
import { useEventListener, useUnmount } from '../../ui/hooks/events.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { listen, type Listening } from './recogniser.ts'
import type { Offer, SpeakProps } from './late-buttons.tsx'
import * as styles from './speak.css.ts'
import { SpeakPanel, type Shown, speakNames } from './SpeakPanel.tsx'

const MAX_OFFERS = 3

/** The microphone, and under its field what it hears. The field changes only when somebody takes a text (§voice.3). */
export default function SpeakButton({ what, onText, offersFor, position = 'end' }: SpeakProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>()
  const [taken, setTaken] = useState('')
  const listening = useRef<Listening>(undefined)
  const box = useRef<HTMLSpanElement>(null)
  // Stops listening when the page or its language changes (`key` in late-buttons.tsx).
  useUnmount(() => listening.current?.drop())

  const isAlone = position === 'alone'
  const isOn = shown?.stage === 'starting' || shown?.stage === 'listening'

  const plain = async (texts: readonly string[]): Promise<readonly Offer[]> =>
    texts.map((text) => ({ text, take: () => onText?.(text) }))

  function start() {
    setTaken('')
    const mine = listen(locale, (state) => {
      if (state.stage !== 'heard') return setShown(state)
      const { texts } = state
      const show = (next: Shown) => listening.current === mine && setShown(next)
      setShown({ stage: 'understanding' })
      return void (offersFor ?? plain)(texts).then(
        (offers) => show({ stage: 'heard', text: texts[0]!, offers: offers.slice(0, MAX_OFFERS) }),
        () => show({ stage: 'failed', why: 'notLoaded' }),
      )
    })
    listening.current = mine
  }
  function close() {
    listening.current?.drop()
    listening.current = undefined
    setShown(undefined)
  }
  function typeInstead() {
    close()
    box.current?.parentElement?.querySelector('input')?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not also close a drawer around the field.
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  useEventListener('keydown', onKey, shown !== undefined, true)
  function take(offer: Offer) {
    offer.take()
    setTaken(offer.text)
    close()
  }
  function press() {
    if (shown?.stage === 'listening') listening.current?.finish()
    else if (isOn) close()
    else start()
  }

  // No browser allows the microphone on an insecure page.
  if (!isSecureContext) return null
  const name = isOn
    ? t({ message: 'Stop listening', comment: 'Button while the microphone is on. max 24' })
    : t(speakNames[what])
  return (
    <>
      <Button
        tone={isAlone ? 'outline' : 'quiet'}
        className={[
          isAlone ? styles.alone : styles.microphone,
          position === 'beforeEnd' && styles.before,
          isOn && styles.on,
        ]
          .filter(Boolean)
          .join(' ')}
        label={isAlone ? undefined : name}
        onPress={press}
        icon={isOn ? stop : microphone}
      >
        {isAlone && name}
      </Button>
      <span ref={box} role="status" className={visuallyHidden}>
        {taken && (
          <Trans comment="Screen reader: what was spoken now stands in the field. {taken}: that text.">
            Filled in: {taken}
          </Trans>
        )}
      </span>
      {shown && <SpeakPanel shown={shown} what={what} onTake={take} onAgain={start} onType={typeInstead} />}
    </>
  )
}
