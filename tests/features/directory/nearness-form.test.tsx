import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readDirectoryView } from '../../../src/features/directory/directory-view.ts'
import { NearnessInDrawer } from '../../../src/features/directory/Nearness.tsx'
import { show } from '../../render.tsx'

test('who asks on page 3 for the nearest comes to the first page of them', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 20, longitude: 73.8 } } as GeolocationPosition)
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } })
  const view = readDirectoryView(new URLSearchParams('entityType=buyer&page=3'))
  await show(<NearnessInDrawer view={view} district={undefined} isAll close={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
  await waitFor(() =>
    expect(screen.getByTestId('where').textContent).toBe('/directory?entityType=buyer&near=Nashik%2CMaharashtra'),
  )
})
