import { useContext, type ReactNode } from 'react'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { SeenCopy } from '../seen-copy.ts'

/**
 * Around what a page shows of people's contacts. Of a page that was seen only its height is kept (app/offline/keep-seen.ts): until the
 * server has answered there is nothing in it, and nothing around it moves.
 * @param props.of tells the rooms of a page apart
 */
export function ContactRoom(props: { of: 'owner' | 'interested'; className: string; children: ReactNode }) {
  const seen = useContext(SeenCopy)
  const height = seen && window.early?.seen?.rooms?.[props.of]
  // Another element takes its place: the same one without its animation counts as moved.
  if (seen === 'asked') return <div key="seen" className={skeleton} style={{ height }} />
  return (
    <div key="answered" data-room={props.of} className={props.className} style={{ minHeight: height }}>
      {props.children}
    </div>
  )
}
