import type { Page } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { inTurn, sampled } from '../../tests/sample.ts'
import { clipped, overflow } from '../accessibility/layout.ts'
import { choose } from '../choose.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { expect, stateOf } from '../fixture.ts'
import { openTool } from '../list-tools.ts'
import { cards, inOrder, statesOf, there, WIDE, type PageState, type Step } from '../pages/page-state.ts'
import { buyer, elements, farAside, farmer, MAX_ELEMENTS, test, USABLE_WITHIN, usableAfter } from './fixture.ts'
import { grown } from './grow.ts'

const main = (page: Page) => page.getByRole('main')
/** Pages on, to a page of this number. */
const nextPage =
  (number: string): Step =>
  async (page) => {
    await main(page).getByRole('link', { name: 'Next' }).click()
    await main(page)
      .getByRole('heading', { name: `page ${number} of` })
      .waitFor()
  }
const facts = there('main dl')
const chooseNamed = (names: { category: string; subcategory: string }) => async (page: Page) => {
  const form = enquiryForm(page)
  await choose(form.category, { typed: names.category, name: names.category })
  await choose(form.subcategory, { typed: names.subcategory, name: names.subcategory })
}

/** Each page with its longest list. It counts as ready when a person's first action is answered. */
const lists = statesOf(
  { before: buyer },
  {
    board: { path: '/global-enquiry', ready: nextPage('2') },
    'board, page 800': { path: '/global-enquiry?page=800', ready: nextPage('801') },
    'board with a category of 500 open': {
      path: '/global-enquiry',
      ready: async (page) => {
        await openTool(page, 'filter')
        await page.getByRole('button', { name: 'Cereals' }).filter({ visible: true }).last().click()
        await page.getByRole('link', { name: 'Crop 499' }).waitFor()
      },
    },
    'enquiry of the board': {
      path: `/global-enquiry/${grown.enquiry}`,
      ready: async (page) => {
        const photo = main(page).locator('button[aria-label^="Photo 150 of"]')
        await photo.click()
        await expect(photo).toHaveAttribute('aria-current', 'true')
        const people = main(page).getByRole('region', { name: 'Interested users' }).getByRole('listitem')
        await page.keyboard.press('Shift') // makes of the next press more than the second of a double one
        await main(page).getByRole('button', { name: 'Show more people' }).click()
        await expect(people).toHaveCount(40)
        await expect(people.nth(20).getByRole('link').first()).toBeFocused()
      },
    },
    ...Object.fromEntries(
      (['farmer', 'buyer', 'manufacturer'] as const).flatMap((type) => [
        [`directory of ${type}s`, { path: `/directory?entityType=${type}`, ready: nextPage('2') }],
        [`a ${type} with 200 products`, { path: `/${type}/${grown.businesses[type]}`, ready: cards }],
      ]),
    ),
    product: {
      path: `/products/${grown.product + grown.businesses.farmer + 1}?business=${grown.businesses.farmer}`,
      ready: (page) => main(page).getByRole('link', { name: 'See business and contact' }).waitFor(),
    },
    profile: { path: '/profile', ready: facts },
    subscription: { path: '/subscription', ready: facts },
  },
)
const own = statesOf(
  { before: farmer },
  {
    'own enquiries': { path: '/enquiry', ready: nextPage('2') },
    'own enquiry': {
      path: `/enquiry/${grown.enquiry}`,
      ready: async (page) => {
        await main(page)
          .getByRole('button', { name: /^Site Visit/ })
          .click()
        await main(page).getByText('Sample checked 2', { exact: true }).waitFor()
      },
    },
    'enquiry form': { path: '/enquiry/new', ready: chooseNamed({ category: 'Cereals', subcategory: 'Crop 499' }) },
    'change of an enquiry': {
      path: `/enquiry/edit/${grown.enquiry + 1}`,
      ready: inOrder(chooseNamed({ category: 'Cereals', subcategory: 'Crop 0' }), (page) =>
        choose(enquiryForm(page).variety, { typed: 'Variety 499', name: 'Variety 499' }),
      ),
    },
  },
)
const open = statesOf(
  {},
  {
    'menu of categories': {
      path: '/',
      at: WIDE,
      ready: async (page) => {
        await cards(page) // the button does nothing until the app has loaded
        await page.getByRole('banner').getByRole('button', { name: 'Enquiries' }).click()
        const category = page.getByRole('button', { name: 'Category 1399', exact: true })
        await category.click()
        const link = page.getByRole('link', { name: 'Produce 7999', exact: true })
        await expect(link).toBeInViewport()
        await expect(category).toBeInViewport()
      },
    },
    'mandi prices': { path: '/price-mandi', ready: nextPage('2') },
    'last but one page of mandi prices': { path: '/price-mandi?page=3557', ready: nextPage('3,558') },
    'registration with a pincode of 500 villages': {
      path: '/register',
      ready: async (page) => {
        await main(page).locator('input[name=pincode]').pressSequentially(grown.pin)
        await expect(main(page).locator('input[name=state]')).toHaveValue(/Maharashtra/)
        await main(page).locator('input[name=area]').click()
        await page.locator('[role=option]').first().waitFor()
      },
    },
  },
)
const pages: PageState[] = [
  ...[
    'home with suggestions in its search',
    'mandi with suggestions for a commodity',
    'mandi with the states to choose from',
  ].map(stateOf),
  ...open,
  ...lists,
  ...own,
]

// The small size takes the first page, at one of the two widths.
for (const [row, { name, path, before, ready, at }] of sampled(pages).entries())
  for (const width of inTurn([1280, 320], row)) {
    if (at && !at.includes(width)) continue
    test(`${name} at ${width} px`, proves('case 34'), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await before?.(page)
      const usable = await usableAfter(page, path, () => ready(page))
      console.log(`${name} @${width}: ${usable} ms, ${await elements(page)} elements`)
      expect.soft(usable).toBeLessThanOrEqual(USABLE_WITHIN)
      expect.soft(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
      expect.soft(await overflow(page)).toEqual([])
      expect.soft(await farAside(page)).toEqual([])
      expect.soft(await clipped(page)).toEqual([])
    })
  }
