import { useEffect, useState } from 'react'

/** So long nothing more was typed, in ms. */
const SETTLED_AFTER = 600

/** A value once it has not changed for a moment: what is asked of the server while somebody types. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
