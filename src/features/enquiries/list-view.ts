import * as v from 'valibot'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { MAX_PAGE_SIZE, ownEnquiries } from '../../api/reads.ts'
import { pageIn } from '../../domain/navigation/address.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { ownState, readOwnState } from '../../session/own-state.ts'

export const STATES = ['open', 'progress', 'closed'] as const
export type State = (typeof STATES)[number]

/** What the list of own enquiries shows: all of it is in the address. */
export type ListView = { status: State | undefined; type: 'buy' | 'sell' | undefined; page: number }

/** The view that an address asks for. Whatever makes no sense in it is as if it weren't there. */
export function readListView(query: URLSearchParams): ListView {
  const type = query.get('type')
  return {
    status: STATES.find((state) => state === query.get('status')),
    type: type === 'buy' || type === 'sell' ? type : undefined,
    page: pageIn(query),
  }
}

export const listAddress = ({ status, type, page }: ListView): string =>
  paths.enquiries({ ...(status && { status }), ...(type && { type }), ...(page > 1 && { page }) })

/** What the server is asked for: filtered, all of them, page by page (§enquiries.30). */
export const ownRead = (view: ListView) => (isFiltered(view) ? ownEnquiries(1, MAX_PAGE_SIZE) : ownEnquiries(view.page))

export const isFiltered = ({ status, type }: ListView): boolean => status !== undefined || type !== undefined

/** Open is on the board, in progress whatever is neither there nor closed: a server may know more than pending (§enquiries.30). */
const stateOf = ({ status }: Pick<EnquirySummary, 'status'>): State =>
  status === 'approved' ? 'open' : status === 'closed' ? 'closed' : 'progress'

export const fits = (view: ListView, enquiry: Pick<EnquirySummary, 'status' | 'type'>): boolean =>
  (view.status === undefined || view.status === stateOf(enquiry)) &&
  (view.type === undefined || view.type === enquiry.type)

const closedCheck = v.object({ closed: v.string() })

/** What the list is told after an enquiry was closed: its produce, in the state of the navigation. */
export const closedNotice = (closed: string) => ownState({ closed } satisfies v.InferOutput<typeof closedCheck>)

/** @param state of a location */
export const readClosed = (state: unknown): string | undefined => readOwnState(closedCheck, state)?.closed
