import { ApiError } from '../../api/errors.ts'

/** What the server said about a request for deletion that it did not take; ours comes first (§profile.12). */
export const deletionWords = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.refusal.message : undefined
