import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SupportForm } from '../../../src/features/support/SupportPage.tsx'
import { ConfirmationNotice } from '../../../src/payments/ConfirmationNotice.tsx'
import { PaymentError } from '../../../src/payments/payment-error.ts'
import { Messages } from '../../../src/ui/toast/Messages.tsx'
import { clearMessages } from '../../../src/ui/toast/messages.ts'
import { aPayment } from '../../factories.ts'
import { show } from '../../render.tsx'

let opened: string[]
const catchMail = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  opened.push(event.target.href)
}
beforeEach(() => {
  opened = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window.addEventListener('click', catchMail)
})
afterEach(() => {
  window.removeEventListener('click', catchMail)
  act(() => clearMessages())
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const setUp = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })

test('opens the mail program, says so for 3 s, and leaves the message until the person clears it', async () => {
  const user = setUp()
  await show(
    <>
      <SupportForm />
      <Messages />
    </>,
  )
  await user.type(field(/^Your name/), 'Asha\u{1F33E}')
  await user.type(field(/^Your email/), 'asha@example.com')
  await user.type(field(/^Your message/), 'नमस्ते & 50% + 1{Enter}please')
  await user.click(screen.getByRole('button', { name: 'Open mail app' }))
  expect(opened).toHaveLength(1)
  expect([...new URL(opened[0]!).searchParams]).toEqual([
    ['subject', 'Support request from Asha\u{1F33E}'],
    ['body', 'नमस्ते & 50% + 1\r\nplease\r\n\r\nAsha\u{1F33E}\r\nasha@example.com'],
  ])
  const message = () => screen.queryAllByText('Your message is ready in your mail app. Please send it there.')
  expect(message()).not.toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(message()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const values = () => [/^Your name/, /^Your email/, /^Your message/].map((name) => field(name).value)
  expect(values()).toEqual(['Asha\u{1F33E}', 'asha@example.com', 'नमस्ते & 50% + 1\nplease'])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(values()).toEqual(['', '', ''])
})

test('who comes from a payment in doubt sends its reference with the message', async () => {
  const user = setUp()
  const entry = { order: 'order_A', owner: '9876543210', purpose: 'subscription', paidAt: 1, payment: aPayment }
  await show(
    <>
      <ConfirmationNotice confirmation={{ state: 'waiting', entry, error: new PaymentError('verify') }} />
      <SupportForm />
    </>,
  )
  expect(screen.queryByText(/is sent with your message/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  expect(screen.getByText(/The payment reference pay_B is sent with your message/)).toBeTruthy()
  await user.type(field(/^Your name/), 'Asha')
  await user.type(field(/^Your email/), 'asha@example.com')
  await user.type(field(/^Your message/), 'Where is it?')
  await user.click(screen.getByRole('button', { name: 'Open mail app' }))
  const body = new URL(opened.at(-1)!).searchParams.get('body')
  expect(body).toBe('Where is it?\r\n\r\nPayment reference: pay_B\r\n\r\nAsha\r\nasha@example.com')
})

test('asks for missing details and opens no mail program', async () => {
  const user = setUp()
  await show(<SupportForm />)
  await user.type(field(/^Your email/), 'asha@')
  await user.click(screen.getByRole('button', { name: 'Open mail app' }))
  const errors = ['Please enter your name', 'Please enter a valid email', 'Please enter your message']
  for (const error of errors) expect(screen.getByRole('link', { name: error })).toBeTruthy()
  expect(opened).toEqual([])
})
