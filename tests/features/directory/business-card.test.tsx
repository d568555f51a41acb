import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BusinessCard } from '../../../src/features/directory/BusinessCard.tsx'
import { show } from '../../render.tsx'

const produce = ['Onion', 'Tomato', 'Wheat', 'Rice', 'Maize']

const PAWAR = { id: 11, name: 'Pawar Farm', user_name: null, city: 'Nashik', state: 'Maharashtra', photo: null }
const card = { type: 'farmer', eager: false, distance: undefined, searched: '', found: [] } as const

test.each([
  [{ product_names: produce }, 'Onion, Tomato, Wheat and 2 more'],
  [{ product_names: produce.slice(0, 3) }, 'Onion, Tomato, Wheat'],
  [{ can_view_contact: true }, 'Contact visible'],
  [{}, ''],
])('the card of a business with %j says “%s” after its place', async (changes, said) => {
  const { container } = await show(
    <BusinessCard {...card} business={{ ...PAWAR, can_view_contact: false, ...changes }} />,
  )
  expect(container.querySelector('article')?.textContent.replace('Pawar FarmNashik, Maharashtra', '')).toBe(said)
})

test.each([
  [0, 'In this district'],
  [112, 'about 110 km in a straight line'],
])('%i km from the place that the list is sorted by is “%s”', async (distance, said) => {
  await show(<BusinessCard {...card} distance={distance} business={{ ...PAWAR, can_view_contact: false }} />)
  expect(screen.getByText(said)).toBeTruthy()
})
