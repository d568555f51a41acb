import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LatePart } from '../../src/domain/lists/LatePart.tsx'
import { show } from '../render.tsx'

const load = () => Promise.resolve({ default: () => <p>The answer</p> })
const part = <LatePart load={load} data={{}} placeholder={<p>Space</p>} />

test('a part that has loaded once is there at once, so that Back finds the page as high as it was', async () => {
  const before = await show(part)
  expect(screen.queryByText('The answer')).toBeNull()
  await screen.findByText('The answer')
  before.unmount()
  await show(part)
  expect(screen.getByText('The answer')).toBeTruthy()
  expect(screen.queryByText('Space')).toBeNull()
})
