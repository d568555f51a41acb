import type { Page } from '@playwright/test'
import { enquiryForm, ONION, VEGETABLES } from './enquiry-form.ts'
import { expect, open } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { fetched, signIn, store } from './sign-in.ts'

export type StoredEnquiry = {
  id: number
  status: string
  product: { name: string }
  sub_category: { name: string }
  location: string
  photo: string | null
  images: { image: string }[]
  closing_remark: string | null
}
/** The person's own enquiries at the server, newest first. */
export const ownEnquiries = async (page: Page, token: string) =>
  (await fetched<{ results: StoredEnquiry[] }>(page, '/api/mobile/v1/enquiries/?page=1&page_size=12', token)).results
export const ownEnquiry = (page: Page, token: string, id: number) =>
  fetched<StoredEnquiry>(page, `/api/mobile/v1/enquiries/${id}/`, token)

/** Signs in a farmer with an approved enquiry of their own. */
export async function farmerWithEnquiry(page: Page, { images = 0 } = {}) {
  const person = await signIn(page, 'farmer')
  const id = newId()
  await provide(page, 'an enquiry exists', { id, owner: person.mobile })
  for (let image = 1; image <= images; image++)
    await provide(page, 'an enquiry has an image', { id, image: id + image })
  return { ...person, id }
}

/** The stored draft of a new enquiry with everything that it needs, except whether to buy or to sell. */
export function draftOfEnquiry(user: number, variety: number, changes: object = {}) {
  const values = {
    type: '',
    product: VEGETABLES.id,
    sub_category: ONION.id,
    new_subcategory_name: '',
    sub_sub_category: String(variety),
    new_sub_subcategory_name: '',
    grade: '',
    is_organic: 'no',
    quantity: '10',
    unit: 'quintal',
    expected_price: '12.50',
    minimum_expected_price: '',
    location: 'Niphad, Nashik',
    additional_notes: '',
    ...changes,
  }
  return { 'draft_enquiry-new': JSON.stringify({ user, savedAt: Date.now(), values }) }
}

/** Opens a new enquiry with all that `fill` fills in, but from a draft, which takes a third of the time. */
export async function filledIn(page: Page, businessType = 'farmer') {
  const person = await signIn(page, businessType)
  const reply = await page.request.get('/api/mobile/v1/product-subsubcategories/49/')
  const { results } = (await reply.json()) as { results: { id: number }[] }
  await store(page, draftOfEnquiry(person.userId, results[0]!.id))
  await open(page, '/enquiry/new', 'en')
  const form = enquiryForm(page)
  await expect(form.location).toHaveValue('Niphad, Nashik')
  await expect(form.variety).not.toHaveValue('')
  return { ...person, form }
}
