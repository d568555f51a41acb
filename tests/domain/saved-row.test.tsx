import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SavedRow } from '../../src/domain/lists/saved-searches/SavedList.tsx'
import { show } from '../render.tsx'

/** §languages.5 */
test('only filters typed in Latin letters are marked as English', async () => {
  const found = { title: 'Onion, महाराष्ट्र', newest: undefined, newsSince: () => undefined, isError: false }
  const search = { query: 'commodity=Onion', seen: null }
  const list = { key: 'saved_mandi', path: '/price-mandi', Search: () => null } as const
  const saved = { searches: [search], change: () => {} }
  await show(<SavedRow {...{ list, saved, search, found }} index={0} onOpen={() => {}} />, { locale: 'mr' })
  const link = screen.getByRole('link', { name: 'Onion, महाराष्ट्र' })
  expect(Array.from(link.querySelectorAll('[lang]'), ({ textContent }) => textContent)).toEqual(['Onion'])
})
