import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import SignInPage from '../../../src/features/sign-in/SignInPage.tsx'
import { activate } from '../../../src/i18n/catalog.ts'
import { beginSession, openSession, readSession, signOut } from '../../../src/session/session.ts'
import { holdFetch } from '../../api/page.ts'
import { aSignIn } from '../../factories.ts'
import { settled, show, where } from '../../render.tsx'

const sent = () => Response.json({ status: 'success', message: 'Sent' })
const wrong = { status: 'error', message: 'Invalid OTP' }

beforeEach(signOut)

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const code = () => boxes().map(({ value }) => value)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (text: string) => fireEvent.change(boxes()[0]!, { target: { value: text } })

/** Loses the answer to the first Verify, so that Resend can be pressed. Later ones wait until the test answers them. */
async function stall() {
  let isLost = false
  const verified = holdFetch(({ url }) => {
    if (!url.endsWith('verify-otp/')) return sent() // also to a request that an earlier file's page still makes
    if (isLost) return undefined
    isLost = true
    throw new TypeError('Failed to fetch')
  })
  await show(<SignInPage />, { at: '/auth' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '9876500001' } })
  fireEvent.click(screen.getByRole('checkbox'))
  press('Next')
  await screen.findByRole('group', { name: 'Enter the OTP' })
  fill('123456')
  press('Verify')
  await screen.findByText(/Failed to verify OTP/)
  press('Verify')
  await waitFor(() => expect(verified).toHaveLength(1))
  return verified
}

test('after Resend, the new code is checked at once, and a late refusal of the old one is ignored', async () => {
  const verified = await stall()
  press('Resend')
  await screen.findByText('A new OTP was sent.')
  expect(code().join('')).toBe('')
  expect(document.activeElement).toBe(boxes()[0])
  expect(screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled')).toBe('true')
  fill('654321')
  press('Verify')
  await waitFor(() => expect(verified).toHaveLength(2))
  expect(await verified[1]!.request.text()).toContain('654321')
  verified[0]!.answer(Response.json(wrong))
  await settled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after returning to the number, a late reply doesn’t sign in the old one', async () => {
  const verified = await stall()
  openSession().store({ mobile: '9876500002' }) // another tab waits for a code to another number
  press('Change')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('9876500001')
  await screen.findByRole('checkbox')
  verified[0]!.answer(Response.json(aSignIn()))
  await settled()
  expect(readSession().token).toBeUndefined()
  expect(where()).toBe('/auth')
})

test('a sign-in in another tab while this page renders opens the wanted page', async () => {
  function Meanwhile() {
    useLayoutEffect(() => beginSession({ authToken: 'a-token-of-another-tab', userId: 7 }), [])
    return null
  }
  function Auth() {
    if (useLocation().pathname !== '/auth') return null
    return (
      <>
        <SignInPage />
        <Meanwhile />
      </>
    )
  }
  await show(<Auth />, { at: '/auth?next=/profile' })
  await waitFor(() => expect(where()).toBe('/profile'))
})

test('a number sent in another tab doesn’t replace what is typed', async () => {
  await show(<SignInPage />, { at: '/auth' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '98765' } })
  localStorage.setItem('mobile', '9123456780')
  await act(() => activate('hi'))
  expect(boxes()[0]!.value).toBe('98765')
})

test('a number corrected while an OTP for another one is requested stays, and the next press requests one for it', async () => {
  const held = holdFetch(({ url }) => (url.endsWith('request-otp/') ? undefined : sent()))
  await show(<SignInPage />, { at: '/auth' })
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  type('9876500001')
  fireEvent.click(screen.getByRole('checkbox'))
  press('Next')
  await waitFor(() => expect(held).toHaveLength(1))
  type('9876500002')
  held[0]!.answer(sent())
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(held).toHaveLength(2))
  expect(await held[1]!.request.text()).toContain('9876500002')
  held[1]!.answer(sent())
  await screen.findByText('OTP sent to +91 98765 00002')
})
