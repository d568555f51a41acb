import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { registrationFailure, SignInNeeded } from '../../../src/features/registration/registration-error.ts'
import { activate, addCatalog } from '../../../src/i18n/catalog.ts'
import { proves } from '../../proves.ts'

beforeAll(async () => {
  await activate('en')
  await addCatalog('registration')
})
const http = (refusal: object) => new ApiError('http', { status: 400, refusal })

const step1 = proves(
  'Registration (create-business) failure: Registration failed. Please try again.',
  'Registration (create-business) failure: the server message or error',
)
test('step 1: the server’s message, else its error, else ours', step1, () => {
  expect(registrationFailure(i18n, http({ message: 'No.', error: 'invalid' }))).toEqual({ serverMessage: 'No.' })
  expect(registrationFailure(i18n, http({ error: 'invalid' }))).toEqual({ serverMessage: 'invalid' })
  expect(registrationFailure(i18n, http({}))).toEqual({ text: 'Registration failed. Please try again.' })
})

const step2 = proves(
  'Business form, non-OK response: Failed to create <type> profile',
  'Business form, non-OK response: the server message, else its error',
)
test.each([
  ['farmer', 'Failed to create farmer profile', 'Farmer registration failed. Please try again.'],
  ['fpo', 'Failed to create FPO profile', 'FPO registration failed. Please try again.'],
  ['wholesaler', 'Failed to create wholesaler profile', 'Wholesaler registration failed. Please try again.'],
] as const)('step 2 of a %s has texts of its own', step2, (type, refused, failed) => {
  expect(registrationFailure(i18n, http({ message: 'No.', error: 'invalid' }), type)).toEqual({ serverMessage: 'No.' })
  expect(registrationFailure(i18n, http({ error: 'invalid' }), type)).toEqual({ serverMessage: 'invalid' })
  expect(registrationFailure(i18n, http({}), type)).toEqual({ text: refused })
  for (const kind of ['offline', 'network', 'timeout', 'bad-reply'] as const)
    expect(registrationFailure(i18n, new ApiError(kind), type).text).toBe(failed)
  expect(registrationFailure(i18n, new Error('?'), type).text).toBe(failed)
})

test('without a token or a number the way on is the sign-in', () => {
  expect(registrationFailure(i18n, new SignInNeeded('token'))).toEqual({
    text: 'Authentication token not found. Please login again.',
    needsSignIn: true,
  })
  expect(registrationFailure(i18n, new SignInNeeded('mobile')).text).toBe('Mobile is required. Please log in again.')
})
