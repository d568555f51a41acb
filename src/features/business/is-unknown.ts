import { ApiError } from '../../api/errors.ts'

/** No business, or no product list, has this id: the page does not exist. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
