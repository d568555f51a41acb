import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../src/api/errors.ts'
import { enquiriesError } from '../../src/features/home/LatestEnquiries.tsx'
import { proves } from '../proves.ts'

const http = (status: number) => new ApiError('http', { status })
const kind = (name: ApiErrorKind) => new ApiError(name)

/** §home.12; e2e/home.spec.ts tests one of them on the page. */
for (const [error, text] of [
  [kind('offline'), 'You are currently offline. Please check your internet connection and try again.'],
  [http(404), 'API endpoint not found. Please try again later.'],
  [http(500), 'Server error. Please try again later.'],
  [http(503), 'Server error. Please try again later.'],
  [http(400), 'Failed to fetch latest enquiries'],
  [http(429), 'Failed to fetch latest enquiries'],
  [kind('network'), 'Network error. Please check your internet connection and try again.'],
  [kind('timeout'), 'Request timed out. Please try again.'],
  [kind('bad-reply'), 'An unexpected error occurred. Please try again.'],
  [new TypeError('bug'), 'An unexpected error occurred. Please try again.'],
  [undefined, 'An unexpected error occurred. Please try again.'],
] as const)
  test(`${String(error)} → ${text}`, proves(`Home leads: ${text}`), () => {
    expect(enquiriesError(error).message).toBe(text)
  })
