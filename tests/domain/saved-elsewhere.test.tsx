import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SavedSearches } from '../../src/domain/lists/saved-searches/SavedSearches.tsx'
import type { SearchList } from '../../src/domain/lists/saved-searches/saved-searches.ts'
import { show, signIn } from '../render.tsx'

const list: SearchList = {
  key: 'saved_board',
  path: '/global-enquiry',
  Title: () => 'Onion',
}

/** §board.19 */
test('a search that another tab saves is shown as saved', async () => {
  signIn()
  await show(<SavedSearches list={list} query="name=onion" isFiltered />)
  expect(screen.getByRole('button', { name: 'Save this search' })).toBeTruthy()
  localStorage.setItem('saved_board', JSON.stringify([{ query: 'name=onion' }]))
  fireEvent(window, new StorageEvent('storage', { key: 'saved_board' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove saved search' }))
  expect(screen.getByRole('button', { name: 'Save this search' })).toBeTruthy()
})
