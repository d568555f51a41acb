import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { ProfileBlocks } from '../../../src/features/enquiry-form/post-enquiry.ts'
import { enquiryFailure, SendFailure } from '../../../src/features/enquiry-form/SendFailure.tsx'
import { show } from '../../render.tsx'
import { proves } from '../../proves.ts'

const onRetry = vi.fn()
const failed = (error: unknown) => <SendFailure title="Something went wrong" error={error} onRetry={onRetry} />

const refused = proves('Create enquiry: Something went wrong', 'Create enquiry: with the server text')
test('a refusal shows the server’s message and offers no retry', refused, async () => {
  await show(failed(new ApiError('http', { status: 400, refusal: { message: 'Only buyers may buy.' } })))
  expect(screen.getByRole('alert').textContent).toBe('Something went wrongOnly buyers may buy.')
  expect(screen.queryByRole('button')).toBeNull()
})

// e2e/enquiry-form.spec.ts has the other problems of a profile.
const signedOut = proves('Enquiry creation profile checks (block posting): noAuthToken')
test('an ended session offers the sign-in', signedOut, async () => {
  await show(failed(new ProfileBlocks('noAuthToken')))
  expect(screen.getByRole('alert').textContent).toMatch(/^You are not logged in any more/)
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test.each([
  [new ApiError('http', { status: 400, refusal: { error: 'only_buyers_buy' } }), 'Please try again.'],
  [new ApiError('http', { status: 400 }), 'Please try again.'],
  [new ApiError('http', { status: 502 }), 'Something is wrong at our end. Please try again later.'],
  [new ApiError('offline'), 'There was no connection. What you typed is kept on this device'],
  [new ApiError('network'), 'The connection failed.'],
  [new ApiError('timeout'), 'There was no reply in time.'],
  [new ApiError('bad-reply'), 'We could not read the reply.'],
  [new TypeError('x'), 'Please try again.'],
])('%s → %s', (error, text) => {
  expect(enquiryFailure(error).text?.message).toContain(text)
})

test.each([new ApiError('timeout'), new ApiError('bad-reply')])(
  'after %s, the own enquiries say whether this one is posted; a change can be sent again',
  async (error) => {
    const { rerender } = await show(failed(error))
    expect(screen.getByRole('alert').textContent).toContain('may already be posted')
    expect(screen.getByRole('link', { name: 'My enquiries' }).getAttribute('href')).toBe('/enquiry')
    rerender(<SendFailure title="Failed to update enquiry" error={error} isChange />)
    expect(screen.getByRole('alert').textContent).toContain('Your changes may already be saved')
    expect(screen.queryByRole('link')).toBeNull()
  },
)
