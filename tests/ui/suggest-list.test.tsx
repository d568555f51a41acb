import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SuggestList } from '../../src/ui/combobox/SuggestList.tsx'
import { show } from '../render.tsx'

afterEach(() => void vi.restoreAllMocks())

test('two suggestions of one name are two options, and go again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  const list = (names: string[]) => (
    <SuggestList
      field={{ current: input }}
      text="o"
      items={names.map((name) => ({ name }))}
      isPending={false}
      onChoose={() => undefined}
    />
  )
  // "Other" is in every category of a large catalogue.
  const { unmount } = await show(list(['Other', 'Onion', 'Other']))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Other', 'Onion', 'Other'])
  expect(complaints).not.toHaveBeenCalled()
  unmount()
  input.remove()
})
