import { useState } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { FIRST_PAGE_TAKES } from '../timers.ts'
import type { Readable } from './readable.ts'
import { listenRoom } from './speak.css.ts'

export type ListenProps = {
  /** What to read aloud: an enquiry or a price. */
  content: Readable
  /** Id of the element that the button describes, on a page with several buttons. The button is then only an icon. */
  about?: string
}

const loadListenButton = withCatalogs(() => import('./ListenButton.tsx'), 'voice', 'shared', 'common')

/**
 * Button that reads an enquiry or a price aloud, if the device has a voice for the page's language (§voice.10). Its
 * space is always reserved.
 */
export function Listen(props: ListenProps) {
  const { Late, fetchOnce } = useLazyComponent(loadListenButton)
  const [wait] = useState(() =>
    'speechSynthesis' in globalThis ? Math.max(0, FIRST_PAGE_TAKES - performance.now()) : undefined,
  )
  useTimeout(fetchOnce, wait)
  return <span className={listenRoom}>{Late && <Late {...props} />}</span>
}
