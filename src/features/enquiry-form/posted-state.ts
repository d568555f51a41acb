import * as v from 'valibot'
import { ownState, readOwnState } from '../../session/own-state.ts'

const check = v.object({ posted: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** What the history remembers of an enquiry that was posted: a reload, or Back to the form, says so again. */
export const postedState = (id: number) => ownState({ posted: id } satisfies v.InferOutput<typeof check>)

/** @param state of a location */
export const readPosted = (state: unknown): number | undefined => readOwnState(check, state)?.posted
