import { useState } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import type { Readable } from './readable.ts'
import { listenRoom } from './speak.css.ts'

export type ListenProps = {
  /** An enquiry, or a price. */
  of: Readable
  /** The id of what it is about, where several stand on a page: then the button is a drawing without a word on it. */
  about?: string
}

const loadListenButton = withCatalogs(() => import('./ListenButton.tsx'), 'voice', 'shared', 'common')

/** Reads an enquiry or a price aloud, where the device has a voice for the page's language (§voice.10). It keeps its room. */
export function Listen(props: ListenProps) {
  const { Late, fetchOnce } = useLazyComponent(loadListenButton)
  const [wait] = useState(() =>
    'speechSynthesis' in globalThis ? Math.max(0, FIRST_PAGE_TAKES - performance.now()) : undefined,
  )
  useTimeout(fetchOnce, wait)
  return <span className={listenRoom}>{Late && <Late {...props} />}</span>
}
