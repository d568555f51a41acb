import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NearnessForm from '../../../src/features/directory/NearnessForm.tsx'
import { stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'

/** What the look-up of a PIN code answers. */
const lookUp = (district: string) =>
  Response.json({ status: 'success', data: { state: 'Maharashtra', district, city: [] } })
const field = () => screen.getByRole('textbox')
const sort = () => fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
function sortBy(pin: string) {
  fireEvent.change(field(), { target: { value: pin } })
  sort()
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent.trim()).toBe(text))

test('of two PIN codes the later one decides, also if the first is answered last', async () => {
  const answers = new Map<string, () => void>()
  stubFetch(({ url }) => {
    const district = url.includes('422001') ? 'Nashik' : 'Pune'
    return new Promise((resolve) => answers.set(district, () => resolve(lookUp(district))))
  })
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  for (const pin of ['422001', '411001']) {
    sortBy(pin)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitFor(() => expect(answers.size).toBe(pin === '422001' ? 1 : 2))
  }
  answers.get('Nashik')!()
  await new Promise((resolve) => setTimeout(resolve, 50))
  answers.get('Pune')!()
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ state: 'Maharashtra', district: 'Pune' }))
})

test('a PIN code that is none is said at its field; one that is not found or can’t be looked up, below it', async () => {
  const answers = [new Response(null, { status: 404 }), new Response(null, { status: 500 }), lookUp('Nashik')]
  stubFetch(() => answers.shift()!)
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  sortBy('4220')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { description: 'Enter a PIN code of 6 digits, for example 422001.' }),
  )
  sortBy('999404')
  await says('This PIN code was not found. Check it, or give another one nearby.')
  sortBy('४२२ 003')
  await says('Server error. Please try again later.')
  sort()
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ state: 'Maharashtra', district: 'Nashik' }))
})

test('typing another PIN code drops what was asked before, and why it failed', async () => {
  const refuse = (_: unknown, refused: PositionErrorCallback) =>
    refused({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: refuse } })
  let answer = () => {}
  const asked = stubFetch(() => new Promise((resolve) => (answer = () => resolve(lookUp('Nashik')))))
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText(/^Location unavailable.* You can give a PIN code instead\.$/)
  fireEvent.change(field(), { target: { value: '422001' } })
  expect(screen.queryByText(/^Location unavailable/)).toBeNull()
  sort()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  fireEvent.change(field(), { target: { value: '42200' } })
  answer()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onChoose).not.toHaveBeenCalled()
})

test('“Use my location” stops waiting when a PIN code is typed', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: vi.fn() } })
  await show(<NearnessForm onChoose={vi.fn()} />)
  const here = screen.getByRole('button', { name: 'Use my location' })
  fireEvent.click(here)
  expect(here.ariaDisabled).toBe('true')
  fireEvent.change(field(), { target: { value: '4' } })
  expect(here.ariaDisabled).toBeNull()
})
