import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../src/api/errors.ts'
import { mandiError } from '../../../src/features/mandi/mandi-error.ts'
import { proves } from '../../proves.ts'

const http = (status: number) => new ApiError('http', { status })
const kind = (name: ApiErrorKind, cause?: unknown) => new ApiError(name, { cause })

/** §mandi.12; e2e/mandi.spec.ts tests one of them on the page. */
for (const [error, text] of [
  [kind('offline'), 'You are currently offline. Please check your internet connection and try again.'],
  [http(401), 'Your session has expired. Please log in again.'],
  [http(404), 'Price mandi data not found. Please try again later.'],
  [http(500), 'Server error. Please try again later.'],
  [http(503), 'Server error. Please try again later.'],
  [http(400), 'Failed to fetch price mandi data'],
  [http(429), 'Failed to fetch price mandi data'],
  [kind('network'), 'Network error. Please check your internet connection and try again.'],
  [kind('timeout'), 'Request timed out. Please try again.'],
  [kind('bad-reply', ['records: Array']), 'Invalid response structure'],
  [kind('bad-reply', new SyntaxError('no JSON')), 'An unexpected error occurred. Please try again.'],
  [new TypeError('bug'), 'An unexpected error occurred. Please try again.'],
  [undefined, 'An unexpected error occurred. Please try again.'],
] as const)
  test(`${String(error)} → ${text}`, proves(`Mandi: ${text}`), () => {
    expect(mandiError(error).message).toBe(text)
  })
