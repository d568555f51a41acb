import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { ProfileBlocks } from '../../../src/features/enquiry-form/post-enquiry.ts'
import { enquiryFailure, SendFailure } from '../../../src/features/enquiry-form/SendFailure.tsx'
import { show, signIn } from '../../render.tsx'
import { proves } from '../../proves.ts'

const onRetry = vi.fn()
const failed = (error: unknown) => <SendFailure title="Something went wrong" error={error} onRetry={onRetry} />

const refused = proves('Create enquiry: Something went wrong', 'Create enquiry: with the server text')
test('a refusal shows the server’s message and offers no retry', refused, async () => {
  await show(failed(new ApiError('http', { status: 400, refusal: { message: 'Only buyers may buy.' } })))
  expect(screen.getByRole('alert').textContent).toBe('Something went wrongOnly buyers may buy.')
  expect(screen.queryByRole('button')).toBeNull()
})

const problems = proves(
  'Enquiry creation profile checks (block posting): noAuthToken',
  'Enquiry creation profile checks (block posting): noBusinessType',
  'Enquiry creation profile checks (block posting): noBusinessProfile',
)
const NEXT = 'next=%2Fenquiry%2Fnew' // then back to the form (§registration.29)
const STEP2 = `/register?step=2&business_type=company&${NEXT}`
// e2e/enquiry-form.spec.ts has the problems that a button solves.
test.each<[ConstructorParameters<typeof ProfileBlocks>, RegExp, string, string]>([
  [['noAuthToken'], /^You are not logged in any more/, 'Log in', `/auth?${NEXT}`],
  [['noBusinessType'], /^You have not registered a business yet\./, 'Register your business', `/register?${NEXT}`],
  [['noBusinessProfile'], /^Your business profile is not complete yet\./, 'Complete your profile', STEP2],
  [
    ['missingDetails', { missing: ['company_pan'] }],
    /Still missing: PAN of the company\./,
    'Add what is missing',
    STEP2,
  ],
])('a post that %j stops says so, and leads on', problems, async (given, text, link, href) => {
  signIn({ business_type: 'company' })
  await show(failed(new ProfileBlocks(...given)))
  expect(screen.getByRole('alert').textContent).toMatch(text)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
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
