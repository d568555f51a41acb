import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { PriceFilters } from '../../../src/api/reads.ts'
import { FilterForm, useFilterDraft } from '../../../src/features/mandi/FilterForm.tsx'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { settled, show, where } from '../../render.tsx'

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

const view = readMandiView(new URLSearchParams())
const Form = ({ onDone }: { onDone: () => void }) => (
  <FilterForm view={view} draft={useFilterDraft(view.filters)} onDone={onDone} />
)

/** §mandi.7 */
test.each([
  ['state', 'zzz', /no such state/],
  ['district', 'auranga', /no such district, or several/],
])('a place that no option or several have is refused: %s %s', async (name, text, error) => {
  const onDone = vi.fn<() => void>()
  await show(<Form onDone={onDone} />)
  const field = document.querySelector<HTMLInputElement>(`#mandi-${name}`)!
  act(() => field.focus())
  await settled()
  fireEvent.input(field, { target: { value: text } })
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(screen.getByText(error).id).toBe(field.getAttribute('aria-describedby')))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(text)
  expect(onDone).not.toHaveBeenCalled()

  fireEvent.input(field, { target: { value: name === 'state' ? 'mahara' : 'nash' } })
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(where()).toContain(name === 'state' ? '?state=Maharashtra' : 'district=Nashik')
})
