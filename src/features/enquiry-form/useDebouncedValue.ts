import { useState } from 'react'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'

/** So long nothing more was typed, in ms. */
const SETTLED_AFTER = 600

/** A value once it has not changed for a moment: what is asked of the server while somebody types. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useTimeout(() => setSettled(value), SETTLED_AFTER, value)
  return settled
}
