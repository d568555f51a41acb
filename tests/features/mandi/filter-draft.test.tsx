import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PriceFilters } from '../../../src/api/reads.ts'
import { useFilterDraft } from '../../../src/features/mandi/FilterForm.tsx'

const open = (applied: PriceFilters) => renderHook(useFilterDraft, { initialProps: applied })

/** §mandi.8 */
test('filters that are typed and not applied survive a reload, but neither other filters nor leaving the page', () => {
  const goa = open({ state: 'Goa' })
  act(() => goa.result.current.edit({ commodity: 'onion' }))
  act(() => goa.result.current.edit({ grade: '' }))
  const typed = { commodity: 'onion', grade: '' }
  // A reload doesn't unmount.
  const reloaded = open({ state: 'Goa' })
  expect(reloaded.result.current.changes).toEqual(typed)
  expect(open({ state: 'Kerala' }).result.current.changes).toEqual({})

  act(() => reloaded.result.current.edit({ grade: 'FAQ' }))
  reloaded.rerender({ state: 'Kerala' })
  expect(reloaded.result.current.changes).toEqual({})
  act(() => reloaded.result.current.edit({ grade: 'FAQ' }))
  reloaded.unmount()
  expect(open({ state: 'Kerala' }).result.current.changes).toEqual({})
})
