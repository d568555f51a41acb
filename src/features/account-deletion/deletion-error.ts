import { ApiError } from '../../api/errors.ts'

/** What the server said about a request for deletion that it did not take; ours comes first (specification part 2, section 8). */
export const deletionWords = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.refusal.message : undefined
