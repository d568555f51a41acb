import { isHeld } from '../../device/locks.ts'

/** Purposes being paid for in this tab. Each payment also holds a lock across tabs (`lockOf`). */
export const underWay = new Set<string>()
export const lockOf = (purpose: string) => `payment ${purpose}`

/** Whether a payment for this purpose is under way in any tab. */
export const isUnderWay = async (purpose: string): Promise<boolean> =>
  underWay.has(purpose) || (await isHeld(lockOf(purpose)))
