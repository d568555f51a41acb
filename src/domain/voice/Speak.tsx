import { useState, type ReactNode } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { around } from './speak.css.ts'

/** An interpretation of what was heard: its text, and the action that accepts it. */
export type Offer = { text: string; take: () => void }

export type SpeakProps = {
  what: 'crop' | 'search' | 'place' | 'quantity'
  /** Receives the accepted text as heard. */
  onText?: (text: string) => void
  /** Or interprets the browser's guesses, likeliest first; empty if none makes sense. */
  offersFor?: (texts: readonly string[]) => Promise<readonly Offer[]>
  /** Position of the microphone: at the end of a field, before another button there, or as a labelled button. */
  position?: 'end' | 'beforeEnd' | 'alone'
}

const loadSpeakButton = withCatalogs(() => import('./SpeakButton.tsx'), 'voice', 'common')

/** Whether the browser can turn speech into text. */
export const hears = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/**
 * Wraps a field and adds a microphone at its end, to speak instead of typing (§voice.1). Its code loads after the first
 * page, and only if the browser supports speech recognition.
 */
export function Speak({ children, ...speak }: SpeakProps & { children?: ReactNode }) {
  const { Late, fetchOnce } = useLazyComponent(loadSpeakButton)
  const [now] = useState(() => performance.now())
  useTimeout(() => hears() && fetchOnce(), Math.max(0, FIRST_PAGE_TAKES - now))
  return (
    <div className={around}>
      {children}
      {Late && <Late {...speak} />}
    </div>
  )
}
