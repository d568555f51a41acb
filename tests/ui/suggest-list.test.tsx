import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ComboInput } from '../../src/ui/combobox/ComboInput.tsx'
import SuggestList from '../../src/ui/combobox/SuggestList.tsx'
import { show } from '../render.tsx'

test('two suggestions of one name are two options, and each is chosen for itself', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onChoose = vi.fn()
  // In a large catalogue every category has "Other".
  const items = ['Other', 'Onion', 'Other'].map((name, index) => ({ id: index + 1, name }))
  const user = userEvent.setup()
  await show(
    <>
      <span id="crop-label">Crop</span>
      <ComboInput id="crop" text="o" onText={() => undefined} onTouch={() => undefined}>
        {(list) => <SuggestList {...list} items={items} isPending={false} onChoose={onChoose} />}
      </ComboInput>
    </>,
  )
  await user.click(screen.getByRole('combobox', { name: 'Crop' }))
  await user.keyboard('t')
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Other', 'Onion', 'Other'])
  await user.click(options[2]!)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(items[2])
  expect(complaints).not.toHaveBeenCalled()
})

test('a press on the empty field opens the list, if there are first suggestions', async () => {
  const user = userEvent.setup()
  const field = (atFirst: { id: number; name: string }[]) => (
    <>
      <span id="place-label">Place</span>
      <ComboInput id="place" text="" onText={() => undefined} onTouch={() => undefined}>
        {(list) => <SuggestList {...list} items={[]} atFirst={atFirst} isPending={false} onChoose={() => undefined} />}
      </ComboInput>
    </>
  )
  const { unmount } = await show(field([]))
  await user.click(screen.getByRole('combobox', { name: 'Place' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  unmount()
  await show(field([{ id: -1, name: 'Niphad, Nashik' }]))
  await user.click(screen.getByRole('combobox', { name: 'Place' }))
  expect(screen.getByRole('option').textContent).toBe('Niphad, Nashik')
})
