import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { ProductSearch } from '../../src/features/home/ProductSearch.tsx'
import { proves } from '../proves.ts'
import { show } from '../ui/show.tsx'

const crops = ['Onion', 'Onion Green', 'Tomato', 'Chilli Red', 'Green Chilli'].map((name, index) => ({
  id: index + 1,
  name,
  photo: '/media/crops/onion.svg',
  search_words: name === 'Onion' ? 'onion प्याज कांदा pyaz kanda' : undefined,
}))

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function search(names: Promise<void> = Promise.resolve()) {
  vi.stubGlobal('fetch', async () => {
    await names
    return Response.json(crops)
  })
  await show(
    <>
      <ProductSearch />
      <Where />
    </>,
  )
}
/** The field's label works whether the field is still plain or already a combobox (hovering converts it). */
const label = () => page.getByText(/Which produce/)
const box = () => page.getByRole('combobox')
async function type(text: string) {
  await search()
  await label().click()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard(text)
}

test('Escape closes the list and leaves the text; one Enter then submits it', async () => {
  await type('chilli')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(box()).toHaveValue('chilli')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/directory?search=chilli&entityType=farmer')).toBeVisible()
})

test('Enter with the list open and nothing chosen submits the text, once', async () => {
  await type('tom')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/directory?search=tom&entityType=farmer')).toBeVisible()
})

test('spaces alone submit nothing', proves('check 21'), async () => {
  await search()
  await label().click()
  await userEvent.keyboard('  {Enter}')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText('/', { exact: true })).toBeVisible()
})

test('suggestions that come late still show, without another key', async () => {
  let come = () => {}
  await search(new Promise((resolve) => (come = resolve)))
  await label().click()
  await userEvent.keyboard('oni')
  await expect.element(page.getByText('Loading suggestions…')).toBeVisible()
  come()
  await expect.element(page.getByRole('option', { name: 'Onion Green' })).toBeVisible()
})

test('a suggestion is chosen by a press, and the list closes 150 ms after the focus has gone', async () => {
  await type('tom')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await label().click()
  await userEvent.keyboard('a')
  await page.getByRole('option', { name: 'Tomato' }).click()
  await expect.element(page.getByText('/directory?categoryId=3&name=Tomato&entityType=farmer')).toBeVisible()
})
