import { useState, type ReactNode } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { around } from './speak.css.ts'

/** What was meant, and what takes it. */
export type Offer = { text: string; take: () => void }

export type SpeakProps = {
  what: 'crop' | 'search' | 'place' | 'quantity'
  /** The text as heard. */
  onText?: (text: string) => void
  /** Or what the browser's guesses mean, likeliest first. */
  offersFor?: (texts: readonly string[]) => Promise<readonly Offer[]>
  /** At the end of a field, before another button there, or with its name. */
  position?: 'end' | 'beforeEnd' | 'alone'
}

const loadSpeakButton = withCatalogs(() => import('./SpeakButton.tsx'), 'voice', 'common')

export const hears = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/**
 * A field with a microphone at its end (§voice.1). The code of the microphone loads after the first page, if the
 * browser understands speech.
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
