import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { isCopy } from '../../api/copies/copies.ts'
import { readStored } from '../../session/storage.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { stack } from '../../ui/theme/global.css.ts'

/** The owner's contact if the server allows showing it; one sent without that is ignored (§payments.3). */
export function visibleContact<Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}): Contact | undefined {
  return record.can_view_contact ? (record.owner_contact ?? undefined) : undefined
}

/** Whether a contact is that of who is signed in. No reply names a record's owner, but the number is theirs. */
export const isOwnContact = ({ mobile }: { mobile: string | null }): boolean => mobile === readStored('mobile')

/** Whether a saved copy is shown: the server is `asked`, or silent. Nothing is sold or changed on a copy. */
export const CopyState = createContext<'asked' | 'unanswered' | undefined>(undefined)

export const copyStateOf = ({ data, dataUpdatedAt, isPlaceholderData, isFetching }: UseQueryResult) =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'

/** The last-seen copy holds a contact's height: until the server answers, its place is empty. */
export function ContactPlaceholder(props: { variant: 'owner' | 'interested'; children: ReactNode }) {
  const copy = useContext(CopyState)
  const height = copy && window.early?.lastSeen?.heights?.[props.variant]
  // Different keys: React would otherwise keep the element, and the end of its animation would count as a layout shift.
  if (copy === 'asked') return <div key="seen" className={skeleton} style={{ height }} />
  return (
    <div key="answered" data-room={props.variant} className={stack.s} style={{ minHeight: height }}>
      {props.children}
    </div>
  )
}
