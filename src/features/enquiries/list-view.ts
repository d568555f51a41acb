import * as v from 'valibot'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { MAX_PAGE_SIZE, ownEnquiries } from '../../api/reads.ts'
import { pageIn } from '../../domain/navigation/paths.ts'
import { ownState, readOwnState } from '../../session/storage.ts'

export const STATES = ['open', 'progress', 'closed'] as const
export type State = (typeof STATES)[number]

export type ListView = { status: State | undefined; type: 'buy' | 'sell' | undefined; page: number }

export function readListView(query: URLSearchParams): ListView {
  const type = query.get('type')
  return {
    status: STATES.find((state) => state === query.get('status')),
    type: type === 'buy' || type === 'sell' ? type : undefined,
    page: pageIn(query),
  }
}

/** The request for a view; a filter needs all enquiries (§enquiries.30). */
export const ownRead = (view: ListView) => (isFiltered(view) ? ownEnquiries(1, MAX_PAGE_SIZE) : ownEnquiries(view.page))

export const isFiltered = ({ status, type }: ListView): boolean => status !== undefined || type !== undefined

/** An `open` enquiry is on the board. Servers may add a status, which counts as in progress (§enquiries.30). */
const stateOf = ({ status }: Pick<EnquirySummary, 'status'>): State =>
  status === 'approved' ? 'open' : status === 'closed' ? 'closed' : 'progress'

export const matches = (view: ListView, enquiry: Pick<EnquirySummary, 'status' | 'type'>): boolean =>
  (view.status === undefined || view.status === stateOf(enquiry)) &&
  (view.type === undefined || view.type === enquiry.type)

const closedCheck = v.object({ closed: v.string() })

/** State for the history entry that tells the list which enquiry was closed. */
export const closedNotice = (closed: string) => ownState({ closed } satisfies v.InferOutput<typeof closedCheck>)

export const readClosed = (state: unknown): string | undefined => readOwnState(closedCheck, state)?.closed
