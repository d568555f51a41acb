import { expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { updateFailure } from '../../../src/features/profile/ProfileForm.tsx'
import { loadFailure } from '../../../src/features/profile/ProfilePage.tsx'
import { proves } from '../../proves.ts'

/** §profile.6, §profile.7 */
test.each([
  [new ApiError('http', { status: 500 }), 'Failed to load profile data. Please try again.'],
  [new ApiError('offline'), 'Failed to load profile data. Please try again.'],
  [new ApiError('bad-reply', { status: 200 }), 'Failed to load profile data'],
])('loading: %s', proves('Profile load: Failed to load profile data. Please try again.'), (error, text) =>
  expect(loadFailure(error).title.message).toBe(text),
)

const updating = proves(
  'Other generic: Network Error',
  'Other generic: Could not connect to server',
  'Other generic: An error occurred. Please try again.',
  'Other generic: Unknown error occurred',
)
test.each([
  [new ApiError('network'), 'Network Error'],
  [new ApiError('offline'), 'Could not connect to server'],
  [new ApiError('timeout'), 'Could not connect to server'],
  [new ApiError('bad-reply'), 'An error occurred. Please try again.'],
  [new ApiError('http', { status: 500 }), 'An error occurred. Please try again.'],
  [new TypeError('x is undefined'), 'Unknown error occurred'],
])('updating: %s', updating, (error, text) => expect(updateFailure(error)).toMatchObject({ text: { message: text } }))

test('updating: the server’s own words go first', () =>
  expect(updateFailure(new ApiError('http', { status: 400, refusal: { message: 'No such name' } }))).toEqual({
    serverMessage: 'No such name',
  }))
