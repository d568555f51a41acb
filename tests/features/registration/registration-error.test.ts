import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { fieldErrors, NotSent, registrationFailure } from '../../../src/features/registration/registration-error.ts'
import { activate } from '../../../src/i18n/catalog.ts'
import { proves } from '../../proves.ts'

beforeAll(() => activate('en'))
const said = (error: unknown, of?: Parameters<typeof registrationFailure>[1]) => {
  const { text, serverMessage } = registrationFailure(error, of)
  return text ? i18n._(text) : serverMessage
}
const http = (refusal: object) => new ApiError('http', { status: 400, refusal })

const step1 = proves(
  'Registration (create-business) failure: Registration failed. Please try again.',
  'Registration (create-business) failure: the server message or error',
)
test('step 1 shows the server’s message, else its error, else ours', step1, () => {
  expect(said(http({ message: 'No.', error: 'invalid' }))).toBe('No.')
  expect(said(http({ error: 'invalid' }))).toBe('invalid')
  expect(said(http({}))).toBe('Registration failed. Please try again.')
})

const step2 = proves(
  'Business form, non-OK response: Failed to create <type> profile',
  'Business form, non-OK response: the server message, else its error',
  'Business form, any other failure: <Type> registration failed. Please try again.',
)
test.each([
  ['farmer', 'Failed to create farmer profile', 'Farmer registration failed. Please try again.'],
  ['fpo', 'Failed to create FPO profile', 'FPO registration failed. Please try again.'],
  ['wholesaler', 'Failed to create wholesaler profile', 'Wholesaler registration failed. Please try again.'],
] as const)('step 2 of a %s has texts of its own', step2, (type, refused, failed) => {
  expect(said(http({ message: 'No.', error: 'invalid' }), type)).toBe('No.')
  expect(said(http({ error: 'invalid' }), type)).toBe('invalid')
  expect(said(http({}), type)).toBe(refused)
  for (const kind of ['offline', 'network', 'timeout', 'bad-reply'] as const)
    expect(said(new ApiError(kind), type)).toBe(failed)
  expect(said(new Error('?'), type)).toBe(failed)
})

test('without a token or number it offers the sign-in', () => {
  expect(registrationFailure(new NotSent('token')).needsSignIn).toBe(true)
  expect(said(new NotSent('token'))).toBe('Authentication token not found. Please login again.')
  expect(said(new NotSent('mobile'))).toBe('Mobile is required. Please log in again.')
})

test('a server error about a field shows at that field, whatever the server calls it', () => {
  const errors = { full_name: ['Too long'], pin_code: ['Unknown'], gst_number: ['Taken'] }
  expect(fieldErrors(http({ errors }))).toEqual({ name: ['Too long'], pincode: ['Unknown'], gst_number: ['Taken'] })
})
