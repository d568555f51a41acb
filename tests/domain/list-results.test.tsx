import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { CardResults } from '../../src/domain/lists/ListResults.tsx'
import { ShownPage } from '../../src/domain/navigation/usePageTitle.ts'
import { show } from '../render.tsx'

/** A list on its second page. Its buttons change what the address would. */
function List() {
  const [{ page, order }, set] = useState<{ page: number; order?: string }>({ page: 2 })
  const results = Array.from({ length: 12 }, (_, id) => ({ id }))
  const result = { data: { count: 40, results }, error: null, isFetching: false, isPlaceholderData: false }
  return (
    <>
      <button onClick={() => set({ page: 1, order: 'near' })}>Nearest first</button>
      <button onClick={() => set({ page: 3 })}>Next</button>
      <CardResults
        result={{ ...result, refetch: () => Promise.reject(new Error('none')) }}
        title="Farmers"
        list="farmers"
        {...{ page, order }}
        hrefOf={String}
        loading=""
        count=""
        failure=""
        pagesLabel="Pages"
        empty=""
        renderCard={({ id }) => <article>{id}</article>}
        placeholder="business"
      />
    </>
  )
}

test('another page moves the focus to the heading; another order leaves it where it was pressed, on whatever page', async () => {
  Element.prototype.scrollIntoView = () => undefined
  await show(
    <ShownPage value={{ leaving: false, by: NavigationType.Push }}>
      <List />
    </ShownPage>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Farmers, page 3 of 4' }))
  const nearest = screen.getByRole('button', { name: 'Nearest first' })
  nearest.focus()
  fireEvent.click(nearest)
  expect(screen.getByRole('heading', { name: 'Farmers, page 1 of 4' })).toBeTruthy()
  expect(document.activeElement).toBe(nearest)
})
