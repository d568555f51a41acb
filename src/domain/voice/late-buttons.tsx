import { useState, type ComponentType, type ReactNode } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import type { PriceUnit } from '../mandi/mandi-price.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { around, listenSpace } from './speak.css.ts'

/** A button whose code loads after the first page, on devices that can do what it does (`isAble`). */
function useLateButton<Props>(load: () => Promise<{ default: ComponentType<Props> }>, isAble: () => boolean) {
  const late = useLazyComponent(load)
  const [wait] = useState(() => Math.max(0, FIRST_PAGE_TAKES - performance.now()))
  useTimeout(() => isAble() && late.fetchOnce(), wait)
  return late
}

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

export const canListen = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** A field with a microphone (§voice.1), if the browser understands speech. */
export function Speak({ children, ...speak }: SpeakProps & { children?: ReactNode }) {
  const { Late } = useLateButton(loadSpeakButton, canListen)
  const locale = useLocale()
  return (
    <div className={around}>
      {children}
      {Late && <Late key={locale} {...speak} />}
    </div>
  )
}

export type ReadableEnquiry = EnquirySummary & { additional_notes?: string | null | undefined }
/** Prices in rupees per quintal, read out per `unit`. */
export type ReadablePrice = {
  commodity: string
  place: string
  date: string
  unit: PriceUnit
  modal: number | null | undefined
  min: number | null | undefined
  max: number | null | undefined
}
export type Readable = { enquiry: ReadableEnquiry } | { price: ReadablePrice }

export type ListenProps = {
  content: Readable
  /** The element that the button is about, on a page with several buttons. The button is then only an icon. */
  about?: string
}

const loadListenButton = withCatalogs(() => import('./ListenButton.tsx'), 'voice', 'shared', 'common')

/** Button that reads aloud if the device has a voice for the page's language (§voice.10). Its space is reserved. */
export function Listen(props: ListenProps) {
  const { Late } = useLateButton(loadListenButton, () => 'speechSynthesis' in window)
  return <span className={listenSpace}>{Late && <Late {...props} />}</span>
}
