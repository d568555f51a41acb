import { expect, test } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { loadError } from '../../src/domain/failures.ts'

test.each([
  [new ApiError('offline'), 'You are currently offline. Please check your internet connection and try again.'],
  [new ApiError('network'), 'Network error. Please check your internet connection and try again.'],
  [new ApiError('timeout'), 'Request timed out. Please try again.'],
  [new ApiError('http', { status: 503 }), 'Server error. Please try again later.'],
  [new ApiError('http', { status: 400 }), 'An unexpected error occurred. Please try again.'],
  [new ApiError('bad-reply', { status: 200 }), 'An unexpected error occurred. Please try again.'],
  [new Error('anything'), 'An unexpected error occurred. Please try again.'],
])('%o', (error, text) => expect(loadError(error).message).toBe(text))
