import { expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { isConnectionLost, sendError } from '../../../src/features/enquiry-form/SendFailure.tsx'

const said = (error: unknown) => {
  const text = sendError(error)
  return typeof text === 'string' ? text : (text.message ?? '')
}

test.each([
  [new ApiError('http', { status: 400, refusal: { message: 'Only buyers may buy.' } }), 'Only buyers may buy.'],
  [new ApiError('http', { status: 400, refusal: { error: 'only_buyers_buy' } }), 'Please try again.'],
  [new ApiError('http', { status: 400 }), 'Please try again.'],
  [new ApiError('http', { status: 502 }), 'Something is wrong at our end. Please try again later.'],
  [new ApiError('offline'), 'You are offline. What you typed is kept on this device'],
  [new ApiError('network'), 'The connection failed.'],
  [new ApiError('timeout'), 'There was no reply in time.'],
  [new ApiError('bad-reply'), 'We could not read the reply.'],
  [new TypeError('x'), 'Please try again.'],
])('%s → %s', (error, text) => {
  expect(said(error)).toContain(text)
})

test('what waits for a connection', () => {
  expect(['offline', 'network', 'timeout'].every((kind) => isConnectionLost(new ApiError(kind as 'offline')))).toBe(
    true,
  )
  expect(isConnectionLost(new ApiError('http', { status: 500 }))).toBe(false)
  expect(isConnectionLost(new Error())).toBe(false)
})
