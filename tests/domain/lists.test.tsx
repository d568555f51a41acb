import { fireEvent, screen } from '@testing-library/react'
import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { CardResults } from '../../src/domain/lists/ListResults.tsx'
import { ShownPage } from '../../src/domain/navigation/usePageTitle.ts'
import { show } from '../render.tsx'
import { LatePart } from '../../src/domain/lists/LatePart.tsx'

const results = Array.from({ length: 12 }, (_, id) => ({ id }))
const result = { error: null, isFetching: false, isPlaceholderData: false }
const list = (page: number, { order, count = 40 }: { order?: string; count?: number } = {}) => (
  <ShownPage value={{ leaving: false, by: NavigationType.Push }}>
    <button>Nearest first</button>
    <CardResults
      result={{ ...result, data: { count, results }, refetch: () => Promise.reject(new Error('none')) }}
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
  rerender(list(1, { order: 'near' }))
  expect(screen.getByRole('heading', { name: 'Farmers, page 1 of 4' })).toBeTruthy()
  expect(document.activeElement).toBe(nearest)
})

test('all records are shown of a server that claims fewer, and no further page', async () => {
  await show(list(1, { count: 3 }))
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.queryByRole('link')).toBeNull()
})

const load = () => Promise.resolve({ default: () => <p>The answer</p> })
const part = <LatePart load={load} data={{}} placeholder={<p>Space</p>} />

test('a part that has loaded before renders at once, so that Back finds the same page height', async () => {
  const before = await show(part)
  expect(screen.queryByText('The answer')).toBeNull()
  await screen.findByText('The answer')
  before.unmount()
  await show(part)
  expect(screen.getByText('The answer')).toBeTruthy()
  expect(screen.queryByText('Space')).toBeNull()
})

test('a part that can’t be downloaded says so, and a press tries again and keeps the focus meanwhile', async () => {
  let isOffline = true
  const loadLater = () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : load())
  await show(<LatePart load={loadLater} data={{}} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This could not be downloaded/)
  isOffline = false
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(again)
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.findByText('The answer')
})
