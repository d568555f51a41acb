import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SavedRow } from '../../src/domain/lists/saved-searches/SavedList.tsx'
import { show } from '../render.tsx'

/** §languages.5 */
test('a filter of a saved search that was typed in Latin letters is marked beside those that were not', async () => {
  const found = { title: 'Onion, महाराष्ट्र', newsSince: undefined, isError: false }
  const [onOpen, onRemove, onPutBack] = [() => {}, () => {}, () => {}]
  const row = { found, seen: null, to: '/price-mandi', isRemoved: false, onOpen, onRemove, onPutBack }
  await show(<SavedRow {...row} />, { locale: 'mr' })
  const link = screen.getByRole('link', { name: 'Onion, महाराष्ट्र' })
  expect(Array.from(link.querySelectorAll('[lang]'), ({ textContent }) => textContent)).toEqual(['Onion'])
})
