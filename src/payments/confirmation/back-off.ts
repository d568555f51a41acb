import { REFRESH_AFTER_PURCHASE } from '../../domain/timers.ts'

/** Pauses between attempts to confirm a payment (ms): 2 s first, then doubling (§payments.6). */
export const WAITS: readonly number[] = [1, 2, 4, 8, 16].map((times) => times * REFRESH_AFTER_PURCHASE)
