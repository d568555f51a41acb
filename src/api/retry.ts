import { ApiError } from './errors.ts'

/** Attempts for latest leads and mandi prices, 1 s and then 2 s apart (§home.11, §mandi.11). */
export const ATTEMPTS = 3
const FIRST_DELAY = 1_000

/**
 * Whether a retry is pointless or unwelcome. A malformed reply stays malformed and an ended session stays ended. A
 * server that asks for a pause gets it. An offline device asks again when it is back (query-client.ts).
 */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'bad-reply' ||
    error.kind === 'offline' ||
    [401, 429].includes(error.status) ||
    error.retryAfter !== undefined)

export const inAttempts = {
  retry: (failures: number, error: unknown) => failures < ATTEMPTS - 1 && !isFinal(error),
  retryDelay: (failures: number) => FIRST_DELAY * 2 ** failures,
}
