import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ComboInput } from '../../src/ui/combobox/ComboInput.tsx'
import SuggestList from '../../src/ui/combobox/SuggestList.tsx'
import { show } from '../render.tsx'

const field = (text: string, suggestions: Partial<ComponentProps<typeof SuggestList>>) => (
  <>
    <span id="crop-label">Crop</span>
    <ComboInput id="crop" text={text} onText={() => undefined} onTouch={() => undefined}>
      {(list) => <SuggestList {...list} items={[]} isPending={false} onChoose={() => undefined} {...suggestions} />}
    </ComboInput>
  </>
)
const press = () => userEvent.click(screen.getByRole('combobox', { name: 'Crop' }))

test('two suggestions of one name are two options, and each is chosen for itself', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onChoose = vi.fn()
  // In a large catalogue every category has "Other".
  const items = ['Other', 'Onion', 'Other'].map((name, index) => ({ id: index + 1, name }))
  await show(field('o', { items, onChoose }))
  await press()
  await userEvent.keyboard('t')
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Other', 'Onion', 'Other'])
  await userEvent.click(options[2]!)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(items[2])
  expect(complaints).not.toHaveBeenCalled()
})

test('a press on the empty field opens the list, if there are first suggestions', async () => {
  const { unmount } = await show(field('', { itemsWhenEmpty: [] }))
  await press()
  expect(screen.queryByRole('listbox')).toBeNull()
  unmount()
  await show(field('', { itemsWhenEmpty: [{ id: -1, name: 'Niphad, Nashik' }] }))
  await press()
  expect(screen.getByRole('option').textContent).toBe('Niphad, Nashik')
})
