import * as v from 'valibot'
import { readStored } from './storage.ts'

/**
 * What the history is to remember of this person, as the state of a navigation: a reload, or Back, says it again, but to nobody else
 * who signs in here.
 */
export const ownState = <Value extends object>(value: Value) => ({ ...value, by: readStored('userId') })

/** @param state of a location, which may hold anything */
export function readOwnState<const Check extends v.GenericSchema<unknown, object>>(
  check: Check,
  state: unknown,
): v.InferOutput<Check> | undefined {
  const own = v.safeParse(v.object({ by: v.optional(v.number()) }), state)
  const value = v.safeParse(check, state)
  return own.success && value.success && own.output.by === readStored('userId') ? value.output : undefined
}
