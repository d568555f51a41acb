import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { produceSearch } from '../../../src/domain/catalogue/produce.ts'
import { BusinessCard, searchedFirst } from '../../../src/features/directory/BusinessCard.tsx'
import DirectoryPage from '../../../src/features/directory/DirectoryPage.tsx'
import { stubFetch } from '../../api/page.ts'
import { anEntry, aPage } from '../../factories.ts'
import { show } from '../../render.tsx'

const produce = ['Onion', 'Tomato', 'Wheat', 'Rice', 'Maize']

const showCard = (changes: object, distance?: number) =>
  show(
    <BusinessCard
      {...{ type: 'farmer', eager: false, searched: '', found: [], distance }}
      business={anEntry(changes).business}
    />,
  )

test.each([
  [{ product_names: produce }, 'Onion, Tomato, Wheat and 2 more'],
  [{ product_names: produce.slice(0, 3) }, 'Onion, Tomato, Wheat'],
  [{ can_view_contact: true }, 'Contact visible'],
  [{}, ''],
  [{ user_name: 'Asha' }, 'AshaNashik, Maharashtra'], // the owner’s name, unless the business has it
  [{ user_name: 'Pawar Farm' }, ''],
])('the card of a business with %j says “%s” besides name and place', async (changes, said) => {
  const { container } = await showCard(changes)
  expect(container.querySelector('article')?.textContent.replace(/^Pawar Farm(Nashik, Maharashtra)?/, '')).toBe(said)
})

test.each([
  [0, 'In this district'],
  [112, 'about 110 km in a straight line'],
])('%i km from the place that the list is sorted by is “%s”', async (distance, said) => {
  await showCard({}, distance)
  expect(screen.getByText(said)).toBeTruthy()
})

test.each([
  [['Wheat', 'Rice', 'Onion'], 'Onion', ['Onion', 'Wheat', 'Rice']],
  [['Wheat', 'Red Onion', 'Onion'], 'onion', ['Red Onion', 'Onion', 'Wheat']],
  [['गेहूँ', 'हिंदी'], 'हिन्दी', ['हिंदी', 'गेहूँ']],
  [['Wheat', 'Rice'], 'nashik', ['Wheat', 'Rice']],
  [['Wheat', 'Rice'], '', ['Wheat', 'Rice']],
])('of %j, searched for %j: %j (§directory.5)', (produce, searched, expected) => {
  expect(searchedFirst(produce, searched, [])).toEqual(expected)
})

test.each(['kanda', 'कांदा', 'piyaaz'])('“%s” puts onions first, in any script', (text) => {
  const onion = { id: 1, name: 'Onion', photo: null, search_words: 'प्याज कांदा pyaz kanda' }
  const wheat = { id: 2, name: 'Wheat', photo: null, search_words: 'गेहूँ gehu' }
  const found = produceSearch([wheat, onion])(text).map(({ name }) => name)
  expect(searchedFirst(['Wheat', 'Onion'], text, found)).toEqual(['Onion', 'Wheat'])
})

test('in a category, its produce comes first on the cards', async () => {
  const subcategories = produce.map((name, id) => ({ id: id + 1, name, photo: null }))
  const farmers = aPage([anEntry({ product_names: produce })])
  stubFetch(({ url }) =>
    Response.json(
      url.includes('/farmers/') ? farmers : url.includes('/web/product-subcategories/') ? subcategories : [],
    ),
  )
  await show(<DirectoryPage />, { at: '/directory?entityType=farmer&categoryId=5&name=Maize' })
  expect((await screen.findByText(/and 2 more/)).textContent).toBe('Maize, Onion, Tomato and 2 more')
})
