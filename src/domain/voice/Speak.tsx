import { useState, type ReactNode } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { around } from './speak.css.ts'

export type Offer = { text: string; take: () => void }

export type SpeakProps = {
  what: 'crop' | 'search' | 'place' | 'quantity'
  onText?: (text: string) => void
  /** Finds what the browser's guesses mean, likeliest first; used instead of `onText`. */
  offersFor?: (texts: readonly string[]) => Promise<readonly Offer[]>
  /** Where the button is: at the end of a field, before another button there, or alone with its name. */
  position?: 'end' | 'beforeEnd' | 'alone'
}

const loadSpeakButton = withCatalogs(() => import('./SpeakButton.tsx'), 'voice', 'common')

export const hears = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** A field with a microphone (§voice.1), whose code loads after the first page, if the browser understands speech. */
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
