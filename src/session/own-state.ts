import * as v from 'valibot'
import { readStored } from './storage.ts'

/**
 * Marks a navigation state with the person's id. A reload or Back restores the state, but not for another person who
 * signs in here.
 */
export const ownState = <Value extends object>(value: Value) => ({ ...value, by: readStored('userId') })

/** @param state a location's state, unchecked */
export function readOwnState<const Check extends v.GenericSchema<unknown, object>>(
  check: Check,
  state: unknown,
): v.InferOutput<Check> | undefined {
  const own = v.safeParse(v.object({ by: v.optional(v.number()) }), state)
  const value = v.safeParse(check, state)
  return own.success && value.success && own.output.by === readStored('userId') ? value.output : undefined
}
