import { useState } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import type { PriceUnit } from '../mandi/mandi-price.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import { listenRoom } from './speak.css.ts'

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
  const { Late, fetchOnce } = useLazyComponent(loadListenButton)
  const [wait] = useState(() =>
    'speechSynthesis' in globalThis ? Math.max(0, FIRST_PAGE_TAKES - performance.now()) : undefined,
  )
  useTimeout(fetchOnce, wait)
  return <span className={listenRoom}>{Late && <Late {...props} />}</span>
}
