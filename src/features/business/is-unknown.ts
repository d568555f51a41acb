import { ApiError } from '../../api/errors.ts'

/** The server knows no business or product list with this id, so the page doesn't exist. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
