import { useEffect, useState } from 'react'
import type { Deadline } from './deadline.ts'

const seconds = (deadline: Deadline | null) => (deadline ? Math.ceil(deadline.msLeft() / 1000) : 0)

/**
 * Whole seconds until a deadline, down to 0. Correct at once after the device slept or the tab was in the background. Don't put the
 * number in a live region: announce a few moments of it (§accessibility.12).
 * @param deadline created once, with `deadlineIn`, when the time starts; null for none
 */
export function useCountdown(deadline: Deadline | null): number {
  const [shown, setShown] = useState({ deadline, left: seconds(deadline) })

  useEffect(() => {
    if (!deadline) return undefined
    let handle: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(handle)
      const ms = deadline.msLeft()
      setShown({ deadline, left: Math.ceil(ms / 1000) })
      // Waits until the number of seconds left changes.
      if (ms > 0) handle = setTimeout(look, ms % 1000 || 1000)
    }
    handle = setTimeout(look, 0)
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      clearTimeout(handle)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [deadline])

  // Until the effect has read a new deadline, the old deadline's number must not be shown.
  return shown.deadline === deadline ? shown.left : seconds(deadline)
}
