import { useState, type ReactNode } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { around } from './speak.css.ts'

/** Something to take for what was heard: its text, and what happens then. */
export type Offer = { text: string; take: () => void }

export type SpeakProps = {
  what: 'crop' | 'search' | 'place' | 'quantity'
  /** Takes the text as it was heard. */
  onText?: (text: string) => void
  /** Or what those guesses mean, the likeliest first; nothing where they mean nothing. */
  offersFor?: (texts: readonly string[]) => Promise<readonly Offer[]>
  /** Over the end of a field; before another button there; or a button with its words on it. */
  at?: 'end' | 'beforeEnd' | 'alone'
}

const loadSpeakButton = withCatalogs(() => import('./SpeakButton.tsx'), 'voice', 'common')

/** Whether the browser can turn speech into text. */
export const hears = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/**
 * Around a field: a microphone at its end, to speak instead of typing (§voice.1). Its code comes once the first page is there, and
 * only where the browser can hear.
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
