import { isHeld } from '../../device/locks.ts'

/** What is being paid for in this tab; in any tab it holds a lock of this name. */
export const underWay = new Set<string>()
export const lockOf = (purpose: string) => `payment ${purpose}`

/** Whether a checkout for it is open, in whatever tab. */
export const isUnderWay = async (purpose: string): Promise<boolean> =>
  underWay.has(purpose) || (await isHeld(lockOf(purpose)))
