import { useState, type ReactNode } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import * as styles from './speak.css.ts'

/** Something to take for what was heard: its text, and what happens then. */
export type Offer = { text: string; take: () => void }

export type SpeakProps = {
  what: 'crop' | 'search' | 'place' | 'quantity'
  /** Takes the text as it was heard. */
  onText?: (text: string) => void
  /** Or what those guesses mean, the likeliest first; nothing where they mean nothing. */
  offersFor?: (texts: readonly string[]) => Promise<readonly Offer[]>
  /** Another button stands at the end of the field. */
  isBeside?: boolean
}

const loadSpeakButton = withCatalogs(() => import('./SpeakButton.tsx'), 'voice', 'common')

const hears = () =>
  globalThis.isSecureContext && ('SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis)

/**
 * Around a field: a microphone at its end, to speak instead of typing (§voice.1). Without a field it is a button with its words on it.
 * Its code comes once the first page is there, and only where the browser can hear.
 */
export function Speak({ children, ...speak }: SpeakProps & { children?: ReactNode }) {
  const { Late, fetchOnce } = useLazyComponent(loadSpeakButton)
  const [wait] = useState(() => (hears() ? Math.max(0, FIRST_PAGE_TAKES - performance.now()) : undefined))
  useTimeout(fetchOnce, wait)
  const withMicrophone = speak.isBeside ? styles.besideAnother : styles.withMicrophone
  return (
    <div className={children ? (Late ? withMicrophone : styles.around) : hears() ? styles.room : undefined}>
      {children}
      {Late && <Late {...speak} hasField={!!children} />}
    </div>
  )
}
