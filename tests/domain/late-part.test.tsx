import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LatePart } from '../../src/domain/lists/LatePart.tsx'
import { show } from '../render.tsx'

const load = () => Promise.resolve({ default: () => <p>The answer</p> })
const part = <LatePart load={load} data={{}} placeholder={<p>Space</p>} />

test('a part that has loaded before renders at once, so that Back finds the same page height', async () => {
  const before = await show(part)
  expect(screen.queryByText('The answer')).toBeNull()
  await screen.findByText('The answer')
  before.unmount()
  await show(part)
  expect(screen.getByText('The answer')).toBeTruthy()
  expect(screen.queryByText('Space')).toBeNull()
})

test('a part that can’t be downloaded says so, and a press tries again and keeps the focus meanwhile', async () => {
  let isOffline = true
  const loadLater = () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : load())
  await show(<LatePart load={loadLater} data={{}} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This could not be downloaded/)
  isOffline = false
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(again)
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.findByText('The answer')
})
