import { expect, test } from 'vitest'
import { BusinessCard } from '../../../src/features/directory/BusinessCard.tsx'
import { show } from '../../render.tsx'

const produce = ['Onion', 'Tomato', 'Wheat', 'Rice', 'Maize']

test.each([
  [{ product_names: produce }, 'Onion, Tomato, Wheat and 2 more'],
  [{ product_names: produce.slice(0, 3) }, 'Onion, Tomato, Wheat'],
  [{ can_view_contact: true }, 'Contact visible'],
  [{}, ''],
])('the card of a business with %j says “%s” after its place', async (changes, said) => {
  const business = {
    id: 11,
    name: 'Pawar Farm',
    user_name: null,
    city: 'Nashik',
    state: 'Maharashtra',
    photo: null,
    ...changes,
  }
  const card = { type: 'farmer', eager: false, distance: undefined, searched: '', found: [] } as const
  const { container } = await show(<BusinessCard {...card} business={{ can_view_contact: false, ...business }} />)
  expect(container.querySelector('article')?.textContent.replace('Pawar FarmNashik, Maharashtra', '')).toBe(said)
})
