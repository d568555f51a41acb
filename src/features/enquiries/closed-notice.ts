import * as v from 'valibot'
import { ownState, readOwnState } from '../../session/own-state.ts'

const check = v.object({ closed: v.string() })

/** What the list is told when one comes from closing an enquiry: its produce, in the state of the navigation. */
export const closedNotice = (closed: string) => ownState({ closed } satisfies v.InferOutput<typeof check>)

/** @param state of a location */
export const readClosed = (state: unknown): string | undefined => readOwnState(check, state)?.closed
