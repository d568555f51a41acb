import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { isCopy } from '../../copies/copies.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'

/** The owner's contact, if the server says that it may be shown, whatever else it sends. */
export function visibleContact<Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}): Contact | undefined {
  return record.can_view_contact ? (record.owner_contact ?? undefined) : undefined
}

/** A saved copy has no contact: nothing is sold or changed until its record loads (app/offline/save-last-seen.ts). */
export type LastSeenCopyState = 'asked' | 'unanswered' | undefined
export const LastSeenCopy = createContext<LastSeenCopyState>(undefined)

export const lastSeenCopyOf = ({
  data,
  dataUpdatedAt,
  isPlaceholderData,
  isFetching,
}: UseQueryResult): LastSeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'

/** A saved copy holds a contact's height: until the server answers, it is empty (app/offline/save-last-seen.ts). */
export function ContactPlaceholder(props: { variant: 'owner' | 'interested'; className: string; children: ReactNode }) {
  const copy = useContext(LastSeenCopy)
  const height = copy && window.early?.lastSeen?.heights?.[props.variant]
  // With one key React would keep the element, and the end of its animation would count as a layout shift.
  if (copy === 'asked') return <div key="seen" className={skeleton} style={{ height }} />
  return (
    <div key="answered" data-room={props.variant} className={props.className} style={{ minHeight: height }}>
      {props.children}
    </div>
  )
}
