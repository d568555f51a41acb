import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import { provide } from './provide.ts'

/** The address that a new enquiry is posted to. */
export const POSTS = /\/api\/mobile\/v1\/enquiries\/$/

/** A business detail disappears while the enquiry is being posted: another device has removed it. */
export const losesMeanwhile = (page: Page, mobile: string, detail: string) =>
  page.route(POSTS, async (route) => {
    await provide(page, 'the business of the user lacks a detail', { mobile, detail })
    await route.continue()
  })

/** The fields and the button of the form, in any language: by the names under which they are sent. */
export function enquiryForm(page: Page) {
  const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
  const form = {
    category: field('product'),
    subcategory: field('sub_category'),
    variety: field('sub_sub_category'),
    notOrganic: page.getByRole('main').locator('[name=is_organic][value=no]'),
    quantity: field('quantity'),
    unit: field('unit'),
    price: field('expected_price'),
    minimum: field('minimum_expected_price'),
    location: field('location'),
    notes: field('additional_notes'),
    post: page.getByRole('main').locator('form button[type=submit]'),
    /** Fills in everything required except buy or sell: onions, 10 quintal, ₹12.50. */
    async fill() {
      await choose(form.category, VEGETABLES)
      await choose(form.subcategory, ONION)
      await choose(form.variety, { at: 0 })
      await form.fillTrade()
    },
    async fillTrade() {
      await form.notOrganic.check()
      await form.quantity.fill('१०')
      await form.unit.selectOption('quintal')
      await form.price.fill('12.50')
      await form.location.fill('Niphad, Nashik')
      await form.location.press('Tab') // closes its list
    },
  }
  return form
}

/** Ids from the seed; onions are found by name in each language. */
export const VEGETABLES = { id: '4' }
export const ONION = { id: '49', typed: 'onion' }
/** Produce that isn't in the list: the last option, whatever is typed. */
export const OTHER = { id: 'other', typed: 'zzz' }
