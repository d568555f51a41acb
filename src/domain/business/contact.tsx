import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { isCopy } from '../../copies/copies.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'

/**
 * The contact of a record's owner, if the server says that it may be shown; otherwise undefined, even if the server
 * sent one.
 */
export function visibleContact<Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}): Contact | undefined {
  return record.can_view_contact ? (record.owner_contact ?? undefined) : undefined
}

/**
 * Whether a page shows its record from a saved copy (app/offline/save-last-seen.ts), and whether the server is still being
 * asked. A copy contains no contact, so it can't tell whether the contact is visible. Actions wait until the current
 * record has loaded.
 */
export type LastSeenCopyState = 'asked' | 'unanswered' | undefined
export const LastSeenCopy = createContext<LastSeenCopyState>(undefined)

/** @param query the record's query */
export const lastSeenCopyOf = ({
  data,
  dataUpdatedAt,
  isPlaceholderData,
  isFetching,
}: UseQueryResult): LastSeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'

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
