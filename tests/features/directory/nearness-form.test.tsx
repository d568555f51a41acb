import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NearnessForm from '../../../src/features/directory/NearnessForm.tsx'
import { stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'

test('of two PIN codes the later one decides, also if the first is answered last', async () => {
  const answers = new Map<string, () => void>()
  stubFetch(({ url }) => {
    const district = url.includes('422001') ? 'Nashik' : 'Pune'
    const data = { state: 'Maharashtra', district, city: [{ name: district, block: '', division: '', areas: [] }] }
    const reply = () => Response.json({ status: 'success', data })
    return new Promise((resolve) => answers.set(district, () => resolve(reply())))
  })
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  const field = screen.getByRole('textbox')
  for (const pin of ['422001', '411001']) {
    fireEvent.change(field, { target: { value: pin } })
    fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitFor(() => expect(answers.size).toBe(pin === '422001' ? 1 : 2))
  }
  answers.get('Nashik')!()
  await new Promise((resolve) => setTimeout(resolve, 50))
  answers.get('Pune')!()
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ state: 'Maharashtra', district: 'Pune' }))
})

test('typing another PIN code drops what was asked before, and why it failed', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (_: unknown, refuse: PositionErrorCallback) =>
        refuse({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    },
  })
  let answer = () => {}
  const asked = stubFetch(
    () =>
      new Promise(
        (resolve) =>
          (answer = () =>
            resolve(
              Response.json({ status: 'success', data: { state: 'Maharashtra', district: 'Nashik', city: [] } }),
            )),
      ),
  )
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText(/^Location unavailable/)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '422001' } })
  expect(screen.queryByText(/^Location unavailable/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  fireEvent.change(field, { target: { value: '42200' } })
  answer()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onChoose).not.toHaveBeenCalled()
})
