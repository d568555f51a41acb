import { ApiError } from './errors.ts'

/** Latest leads and mandi prices: 3 attempts, 1 s and then 2 s between them (§home.11, §mandi.11). */
export const ATTEMPTS = 3
const FIRST_DELAY = 1_000

/**
 * A reply that breaks the document will break it again, a session that has ended stays so, a server that asks for a pause gets
 * it, and a device that is offline is asked again when it is back (query-client.ts).
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
