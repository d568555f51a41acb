import { useContext, type ReactNode } from 'react'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { LastSeenCopy } from '../last-seen-copy.ts'

/**
 * Wraps people's contacts on a page. A saved copy of the page holds only the height of this area
 * (app/offline/save-last-seen.ts). Until the server answers, the area is empty at that height, so that nothing around it
 * moves.
 * @param props.variant distinguishes the areas of a page
 */
export function ContactPlaceholder(props: { variant: 'owner' | 'interested'; className: string; children: ReactNode }) {
  const copy = useContext(LastSeenCopy)
  const height = copy && window.early?.lastSeen?.heights?.[props.variant]
  // Keys make React replace the element: the same element without its animation would count as a layout shift.
  if (copy === 'asked') return <div key="seen" className={skeleton} style={{ height }} />
  return (
    <div key="answered" data-room={props.variant} className={props.className} style={{ minHeight: height }}>
      {props.children}
    </div>
  )
}
