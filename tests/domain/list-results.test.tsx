import { screen } from '@testing-library/react'
import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { CardResults } from '../../src/domain/lists/ListResults.tsx'
import { ShownPage } from '../../src/domain/navigation/usePageTitle.ts'
import { show } from '../render.tsx'

const results = Array.from({ length: 12 }, (_, id) => ({ id }))
const result = { data: { count: 40, results }, error: null, isFetching: false, isPlaceholderData: false }
const list = (page: number, order?: string) => (
  <ShownPage value={{ leaving: false, by: NavigationType.Push }}>
    <button>Nearest first</button>
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
  </ShownPage>
)

test('another page moves the focus to the heading; another order leaves it where it was pressed, on whatever page', async () => {
  const { rerender } = await show(list(2))
  rerender(list(3))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Farmers, page 3 of 4' }))
  const nearest = screen.getByRole('button', { name: 'Nearest first' })
  nearest.focus()
  rerender(list(1, 'near'))
  expect(screen.getByRole('heading', { name: 'Farmers, page 1 of 4' })).toBeTruthy()
  expect(document.activeElement).toBe(nearest)
})
