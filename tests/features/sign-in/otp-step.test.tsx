import { virtual } from '@guidepup/virtual-screen-reader'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '../../../src/api/account.ts'
import { recallSentOtp, rememberSentOtp, type SentOtp } from '../../../src/features/sign-in/OtpClock.tsx'
import { OtpStep } from '../../../src/features/sign-in/OtpStep.tsx'
import { deadlineIn } from '../../../src/ui/hooks/useCountdown.ts'
import { settled, show } from '../../render.tsx'
import { holdFetch } from '../../api/page.ts'
import { proves } from '../../proves.ts'
import { readAll } from '../../screen-reader.ts'

/** What a screen reader says in the OTP step (checks 24 and 25). */

const replies = vi.fn<() => object>()
const answer = async () => Response.json(replies())
beforeEach(() => void vi.stubGlobal('fetch', answer))
afterEach(() => virtual.stop())

const signedIn = vi.fn<(reply: SignedIn) => void>()
const onResent = vi.fn<() => void>()
const step = (sent: SentOtp = { mobile: '9876500001', until: deadlineIn(120_000), resent: 0 }) => (
  <OtpStep sent={sent} onResent={onResent} onChangeNumber={() => {}} onSignedIn={signedIn} />
)
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const paste = async (text: string) => {
  await userEvent.click(boxes()[0]!)
  await userEvent.paste(text)
}
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }))
async function loseAnswer() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const view = await show(step())
  await paste('123456')
  await verify()
  await screen.findByText(/Failed to verify OTP/)
  return view
}
const code = () => boxes().map(({ value }) => value)

test('six numbered boxes accept a whole code at once without sending it', proves('check 24'), async () => {
  await show(step())
  const heard = await readAll()
  expect(heard).toContainEqual(expect.stringMatching(/^group, Enter the OTP, The 6 characters from the SMS/))
  for (let number = 1; number <= 6; number++)
    expect(heard).toContainEqual(expect.stringMatching(new RegExp(`^textbox, Character ${number} of 6`)))
  expect(boxes()[0]!.autocomplete).toBe('one-time-code')
  for (const box of boxes()) expect(box.maxLength).toBe(-1)
  fireEvent.change(boxes()[0]!, { target: { value: '123456' } })
  expect(code().join('')).toBe('123456')
  await userEvent.click(boxes()[3]!)
  await userEvent.paste(' 654-321 ')
  expect(code().join('')).toBe('654321')
  fireEvent.change(boxes()[0]!, { target: { value: '6123456' } }) // autofilled by the phone next to the box's own
  expect(code().join('')).toBe('123456')
  expect(replies).not.toHaveBeenCalled()
})

test('typing moves forward, Backspace in an empty box back, and each box is announced', async () => {
  await show(step())
  await virtual.start({ container: document.body })
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('१2')
  expect(code()).toEqual(['1', '2', '', '', '', ''])
  expect(document.activeElement).toBe(boxes()[2])
  await waitFor(async () => expect(await virtual.lastSpokenPhrase()).toMatch(/^textbox, Character 3 of 6/))
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement).toBe(boxes()[1])
  await userEvent.keyboard('{Backspace}')
  expect(code()).toEqual(['1', '', '', '', '', ''])
})

test('a text without a code changes nothing and shows a message', async () => {
  await show(step())
  await paste('Your parcel arrives today')
  expect(code().join('')).toBe('')
  expect(boxes()[0]!.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/^No OTP of 6 digits was found/)).toHaveLength(2)
  await userEvent.paste('OTP: 123456')
  expect(code().join('')).toBe('123456')
  expect(screen.queryByText(/^No OTP/)).toBeNull()
})

test('Verify works with an incomplete code: it says what is missing and links to the first empty box', async () => {
  await show(step())
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('1234')
  await verify()
  await userEvent.click(await screen.findByRole('link', { name: 'Enter all 6 characters of the OTP' }))
  expect(document.activeElement).toBe(boxes()[4])
  expect(replies).not.toHaveBeenCalled()
})

test('Resend can be reached before it can be pressed, and says why', async () => {
  await show(step())
  const resend = screen.getByRole('button', { name: 'Resend' })
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { description: 'Possible once the time is up' })).toBe(resend)
  resend.focus()
  expect(document.activeElement).toBe(resend)
  await userEvent.click(resend)
  expect(replies).not.toHaveBeenCalled()
})

test('after a lost reply the code may be used up, and Resend works at once', async () => {
  await loseAnswer()
  const resend = screen.getByRole('button', { name: 'Resend' })
  expect(resend.getAttribute('aria-disabled')).toBeNull()
  replies.mockReturnValue({ status: 'error', message: 'Invalid OTP' })
  vi.stubGlobal('fetch', answer)
  await verify()
  await screen.findByRole('link', { name: /It may have been used already.*Press “Resend”/ })
  replies.mockReturnValue({ status: 'success', message: 'Sent' })
  await userEvent.click(resend)
  await waitFor(() => expect(onResent).toHaveBeenCalledOnce())
})

test('after a reload while a code was checked, Resend works at once; not after a wrong code', async () => {
  const held = holdFetch()
  const { unmount } = await show(step(rememberSentOtp('9876500001')))
  await paste('123456')
  await verify()
  held[0]!.answer(Response.json({ status: 'error', message: 'Invalid OTP' }))
  await screen.findByRole('link', { name: 'Invalid OTP. Please try again.' })
  expect(recallSentOtp()?.isUnsure).toBe(false)
  await verify()
  unmount()
  await show(step(recallSentOtp()))
  expect(screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled')).toBeNull()
})

test('checking a code removes the message that another couldn’t be sent', async () => {
  await loseAnswer()
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText(/^Failed to resend OTP/)
  replies.mockReturnValue({ status: 'error', message: 'Invalid OTP' })
  vi.stubGlobal('fetch', answer)
  await verify()
  await screen.findByRole('link', { name: /It may have been used already/ })
  expect(screen.queryByText(/^Failed to resend OTP/)).toBeNull()
})

test('changing the number during Resend doesn’t return to the old number', async () => {
  const { unmount } = await loseAnswer()
  const held = holdFetch()
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
  unmount() // by a press on “Change”
  held[0]!.answer(Response.json({ status: 'success', message: 'Sent' }))
  await settled()
  expect(onResent).not.toHaveBeenCalled()
})

test('the countdown is announced at 60, 30 and 10 s and at the end only', proves('check 25'), async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  await show(step())
  const region = screen.getAllByRole('status').find((each) => each.parentElement?.querySelector('[role=timer]'))!
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  const said: string[] = []
  const shown: string[] = []
  for (let second = 0; second <= 125; second++) {
    const text = region.textContent
    if (text !== (said.at(-1) ?? '')) said.push(text)
    shown.push(screen.queryByRole('timer')?.textContent ?? '')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  expect([0, 61, 111].map((second) => shown[second])).toEqual(['2:00', '0:59', '0:09'])
  expect(said).toEqual([
    '60 seconds left for the OTP',
    '30 seconds left for the OTP',
    '10 seconds left for the OTP',
    'OTP Expired',
  ])
})
