import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NearnessForm from '../../../src/features/directory/NearnessForm.tsx'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { settled, show } from '../../render.tsx'

/** What the look-up of a pincode answers. */
const lookUp = (district: string) =>
  Response.json({ status: 'success', data: { state: 'Maharashtra', district, city: [] } })
const field = () => screen.getByRole('textbox')
const sort = () => fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
function sortBy(pin: string) {
  fireEvent.change(field(), { target: { value: pin } })
  sort()
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent.trim()).toBe(text))

test('an invalid pincode shows an error at its field; one that isn’t found or can’t be looked up, below it', async () => {
  const answers = [new Response(null, { status: 404 }), new Response(null, { status: 500 }), lookUp('Nashik')]
  stubFetch(() => answers.shift()!)
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  sortBy('4220')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { description: 'Enter a pincode of 6 digits that does not begin with 0' }),
  )
  sortBy('999404')
  await says('This pincode was not found. Check it, or give another one nearby.')
  sortBy('४२२ 003')
  await says('Server error. Please try again later.')
  sort()
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ state: 'Maharashtra', district: 'Nashik' }))
})

const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } })

test('typing another pincode cancels the earlier look-up and its error; the last one counts', async () => {
  device((_, refused) => refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const held = holdFetch()
  const isAsked = (times: number) => waitFor(() => expect(held).toHaveLength(times))
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText(/^Location unavailable.* You can give a pincode instead\.$/)
  fireEvent.change(field(), { target: { value: '422001' } })
  expect(screen.queryByText(/^Location unavailable/)).toBeNull()
  sort()
  await isAsked(1)
  fireEvent.change(field(), { target: { value: '42200' } })
  held[0]!.answer(lookUp('Nashik'))
  await settled()
  expect(onChoose).not.toHaveBeenCalled()
  sortBy('422002')
  await isAsked(2)
  sortBy('411001')
  await isAsked(3)
  held[2]!.answer(lookUp('Pune'))
  held[1]!.answer(lookUp('Nashik'))
  await settled()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ state: 'Maharashtra', district: 'Pune' })
})

test('“Use my location” stops waiting when a pincode is typed', async () => {
  device(() => undefined)
  await show(<NearnessForm onChoose={vi.fn()} />)
  const here = screen.getByRole('button', { name: 'Use my location' })
  fireEvent.click(here)
  await waitFor(() => expect(here.ariaDisabled).toBe('true'))
  fireEvent.change(field(), { target: { value: '4' } })
  await waitFor(() => expect(here.ariaDisabled).toBeNull())
})
