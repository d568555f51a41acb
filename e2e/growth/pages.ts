import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { inputOf } from '../fixture.ts'
import { openTool } from '../list-tools.ts'
import { asDemoUser, expect } from './fixture.ts'
import { grown } from './grow.ts'

export type GrownPage = {
  name: string
  path: string
  /** The person; a visitor by default. */
  as?: 'premiumBuyer' | 'farmer'
  /** The first action of a person, and the wait for its answer. */
  answered: (page: Page) => Promise<unknown>
  /** Returns to the page, if the action left it. */
  back?: (page: Page) => Promise<unknown>
}

const types = { premiumBuyer: 'buyer', farmer: 'farmer' } as const

export const enter = async (page: Page, { as }: GrownPage) => {
  if (as) await asDemoUser(page, grown[as], types[as])
}

const main = (page: Page) => page.getByRole('main')
const nextPage = (number: string) => async (page: Page) => {
  await main(page).getByRole('link', { name: 'Next' }).click()
  await main(page)
    .getByRole('heading', { name: `page ${number} of` })
    .waitFor()
}
const suggestions = (page: Page) => page.locator('[role=option]')
const list = (page: Page, name: string) => main(page).locator(`[name=${name}]`)
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 768

/** Opens a category of 500 beside the list, or in its drawer. */
async function openCategory(page: Page) {
  await openTool(page, 'filter')
  const tree = isWide(page) ? main(page) : page.getByRole('dialog')
  await tree.getByRole('button', { name: 'Cereals' }).click()
  await tree.getByRole('link', { name: 'Crop 499' }).waitFor()
}

export const pages: GrownPage[] = [
  {
    name: 'home',
    path: '/',
    answered: async (page) => {
      await page.getByRole('article').first().waitFor()
      await page.getByRole('searchbox').or(page.locator('#product-search')).first().pressSequentially('prod')
      await suggestions(page).first().waitFor()
    },
  },
  {
    name: 'menu of categories',
    path: '/',
    answered: async (page) => {
      // The button does nothing until the app has loaded.
      await page.getByRole('article').first().waitFor()
      if (!isWide(page)) return
      await page.getByRole('banner').getByRole('button', { name: 'Enquiries' }).click()
      const category = page.getByRole('button', { name: 'Category 1399', exact: true })
      await category.click()
      const link = page.getByRole('link', { name: 'Produce 7999', exact: true })
      await link.waitFor()
      await expect(link).toBeInViewport()
      await expect(category).toBeInViewport()
    },
  },
  { name: 'mandi prices', path: '/price-mandi', answered: nextPage('2') },
  {
    name: 'mandi prices: crops suggested',
    path: '/price-mandi',
    answered: async (page) => {
      await openTool(page, 'filter')
      await inputOf(page, 'Commodity').pressSequentially('prod')
      await suggestions(page).first().waitFor()
    },
  },
  {
    name: 'mandi prices: districts',
    path: '/price-mandi',
    answered: async (page) => {
      await openTool(page, 'filter')
      const field = inputOf(page, 'District')
      await field.click()
      await field.press('ArrowDown')
      await suggestions(page).first().waitFor()
    },
  },
  {
    name: 'last page of mandi prices',
    path: '/price-mandi?page=3558',
    answered: async (page) => {
      await main(page).getByRole('link', { name: 'Previous' }).click()
      await main(page).getByRole('heading', { name: 'page 3,557 of' }).waitFor()
    },
  },
  { name: 'board', path: '/global-enquiry', as: 'premiumBuyer', answered: nextPage('2') },
  { name: 'board, page 800', path: '/global-enquiry?page=800', as: 'premiumBuyer', answered: nextPage('801') },
  {
    name: 'board with a category of 500 open',
    path: '/global-enquiry',
    as: 'premiumBuyer',
    answered: openCategory,
  },
  {
    name: 'enquiry of the board',
    path: `/global-enquiry/${grown.enquiry}`,
    as: 'premiumBuyer',
    answered: async (page) => {
      const photo = main(page).locator('button[aria-label^="Photo 150 of"]')
      await photo.click()
      await expect(photo).toHaveAttribute('aria-current', 'true')
      const people = main(page).getByRole('region', { name: 'Interested users' }).getByRole('listitem')
      await main(page).getByRole('button', { name: 'Show more people' }).click()
      await expect(people).toHaveCount(40)
      await expect(people.nth(20).getByRole('link').first()).toBeFocused()
    },
  },
  ...(['farmer', 'buyer', 'manufacturer'] as const).flatMap((type): GrownPage[] => [
    {
      name: `directory of ${type}s`,
      path: `/directory?entityType=${type}`,
      as: 'premiumBuyer',
      answered: nextPage('2'),
    },
    {
      name: `a ${type} with 200 products`,
      path: `/${type}/${grown.businesses[type]}`,
      as: 'premiumBuyer',
      answered: async (page) => {
        await main(page).getByRole('article').first().getByRole('link').click()
        await main(page).getByRole('heading', { name: 'Product details' }).waitFor()
      },
      back: async (page) => {
        await page.goBack()
        await main(page).getByRole('article').last().waitFor()
      },
    },
  ]),
  {
    name: 'product',
    path: `/products/${grown.product + grown.businesses.farmer + 1}?business=${grown.businesses.farmer}`,
    as: 'premiumBuyer',
    answered: (page) => main(page).getByRole('link', { name: 'See business and contact' }).waitFor(),
  },
  { name: 'own enquiries', path: '/enquiry', as: 'farmer', answered: nextPage('2') },
  {
    name: 'own enquiry',
    path: `/enquiry/${grown.enquiry}`,
    as: 'farmer',
    answered: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Site Visit/ })
        .click()
      await main(page).getByText('Sample checked 2', { exact: true }).waitFor()
    },
  },
  {
    name: 'enquiry form',
    path: '/enquiry/new',
    as: 'farmer',
    answered: async (page) => {
      await choose(list(page, 'product'), { typed: 'Cereals', name: 'Cereals' })
      await choose(list(page, 'sub_category'), { typed: 'Crop 499', name: 'Crop 499' })
      await expect(list(page, 'sub_sub_category')).toBeEnabled()
    },
  },
  {
    name: 'change of an enquiry',
    path: `/enquiry/edit/${grown.enquiry + 1}`,
    as: 'farmer',
    answered: async (page) => {
      await choose(list(page, 'product'), { typed: 'Cereals', name: 'Cereals' })
      await choose(list(page, 'sub_category'), { typed: 'Crop 0', name: 'Crop 0' })
      await choose(list(page, 'sub_sub_category'), { typed: 'Variety 499', name: 'Variety 499' })
    },
  },
  {
    name: 'profile',
    path: '/profile',
    as: 'premiumBuyer',
    answered: async (page) => {
      await main(page).locator('dl').last().waitFor()
      if (!isWide(page)) return
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('banner').getByRole('link', { name: 'Subscription' }).waitFor()
    },
  },
  {
    name: 'subscription',
    path: '/subscription',
    as: 'premiumBuyer',
    answered: (page) => main(page).locator('dl').waitFor(),
  },
  {
    name: 'registration with a PIN code of 500 villages',
    path: '/register',
    answered: async (page) => {
      await main(page).locator('input[name=pincode]').pressSequentially(grown.pin)
      await expect(main(page).locator('input[name=state]')).toHaveValue(/Maharashtra/)
      await main(page).locator('input[name=area]').click()
      await suggestions(page).first().waitFor()
    },
  },
]
