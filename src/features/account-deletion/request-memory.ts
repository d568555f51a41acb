import type { OpenSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'

/** Five working days and a weekend, in ms: later the account is gone, or the person may ask once more. */
const TAKES = 7 * 86_400_000

export const rememberRequest = (session: OpenSession): void => session.store({ deletion_requested_at: Date.now() })

/** Whether this person has asked on this device, and it may still be under way. */
export function isRequested(): boolean {
  const passed = Date.now() - (readStored('deletion_requested_at') ?? 0)
  return passed >= 0 && passed < TAKES
}
