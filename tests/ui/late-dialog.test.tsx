import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { StoppableTimer } from '../../src/ui/feedback/StoppableTimer.tsx'
import { show } from '../render.tsx'

vi.mock('../../src/ui/overlay/Overlay.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a dialog that fails to download shows in the page, with working buttons', async () => {
  const onStay = vi.fn()
  await show(
    <Suspense>
      <StoppableTimer title="Your account will be deleted" seconds={40} onGo={vi.fn()} onStay={onStay}>
        <p>Next you will see your profile.</p>
      </StoppableTimer>
    </Suspense>,
  )
  const stay = await screen.findByRole('button', { name: 'Stay here' })
  expect(screen.getByRole('alert').textContent).toContain('Your account will be deletedNext you will see your profile.')
  expect(document.activeElement).toBe(stay)
  fireEvent.click(stay)
  expect(onStay).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})
