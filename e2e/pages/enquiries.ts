import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { choose } from '../choose.ts'
import { enquiryForm, OTHER, VEGETABLES } from '../enquiry-form.ts'
import { chooseFile, fileButton } from '../file-field.ts'
import { fail } from '../mock-faults.ts'
import { provide } from '../provide.ts'
import { signIn, store } from '../sign-in.ts'
import {
  alert,
  ALERT_DIALOG,
  DIALOG,
  failing,
  heading,
  hold,
  inOrder,
  waiting,
  withoutTimers,
  type PageState,
} from './page-state.ts'

/** A farmer of the seed with 34 enquiries, number 64 of them with photos and tasks. */
const asFarmerWithMany = (page: Page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' })
const farmer = (page: Page) => signIn(page, 'farmer', { known: true })
const buyer = (page: Page) => signIn(page, 'buyer', { known: true })
const held = inOrder(asFarmerWithMany, hold)
const OWN = '/enquiry/64'
const timeline = (page: Page) => page.locator('[aria-current=step]').waitFor()
const dialog = (page: Page) => page.getByRole('dialog')

/** The list of own enquiries, and one of them. */
const own: PageState[] = [
  {
    name: 'my enquiries',
    path: '/enquiry?page=2',
    before: asFarmerWithMany,
    ready: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  {
    name: 'my enquiries, some of them',
    path: '/enquiry?status=closed&type=sell',
    before: asFarmerWithMany,
    ready: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  {
    name: 'my enquiries, none that a filter fits',
    path: '/enquiry?type=buy',
    before: asFarmerWithMany,
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).waitFor(),
  },
  {
    name: 'own enquiry with somebody who is interested',
    path: '/enquiry/7303',
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'the user is premium', { mobile })
      await provide(page, 'an enquiry exists', { id: 7303, owner: mobile, visible_to: '9876500042' })
    },
    ready: async (page) => {
      await timeline(page)
      await page.locator('main a[href^="https://wa.me/91"]').first().waitFor()
    },
  },
  {
    name: 'my enquiries, none yet',
    path: '/enquiry',
    before: farmer,
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).waitFor(),
  },
  { name: 'my enquiries while they load', path: '/enquiry', before: held, ready: waiting },
  {
    name: 'my enquiries that could not be loaded',
    path: '/enquiry',
    before: inOrder(asFarmerWithMany, failing('listOwnEnquiries')),
    ready: alert,
  },
  { name: 'own enquiry', path: OWN, before: asFarmerWithMany, ready: timeline },
  {
    name: 'own enquiry with an image',
    path: '/enquiry/7301',
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'an enquiry exists', { id: 7301, owner: mobile })
      await provide(page, 'an enquiry has an image', { id: 7301, image: 73010 })
    },
    ready: async (page) => {
      await timeline(page)
      await fileButton(page, '').waitFor()
    },
  },
  {
    name: 'own enquiry that is closed',
    path: '/enquiry/7302',
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'an enquiry exists', { id: 7302, owner: mobile })
      await provide(page, 'an enquiry is closed', { id: 7302 })
    },
    ready: timeline,
  },
  { name: 'own enquiry while it loads', path: OWN, before: held, ready: waiting },
  {
    name: 'own enquiry that could not be loaded',
    path: OWN,
    before: async (page) => {
      await asFarmerWithMany(page)
      await fail(page, 'getEnquiry', 'shape')
      await fail(page, 'getEnquiryDetail', 'shape')
    },
    ready: alert,
  },
  {
    name: 'own enquiry without its timeline',
    path: OWN,
    before: inOrder(asFarmerWithMany, failing('listEnquiryTasks')),
    ready: alert,
  },
  { name: 'own enquiry that is not there', path: '/enquiry/abc', before: asFarmerWithMany, ready: heading },
  {
    name: 'own enquiry with a photo that was refused',
    path: OWN,
    before: asFarmerWithMany,
    ready: async (page) => {
      await timeline(page)
      const refused = page.locator('main [data-invalid]:has(input[type=file])')
      if (await refused.count()) return
      await chooseFile(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
      await refused.waitFor()
    },
  },
  {
    name: 'own enquiry with the question before an image is deleted',
    path: '/enquiry/7303',
    ...ALERT_DIALOG,
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'an enquiry exists', { id: 7303, owner: mobile })
      await provide(page, 'an enquiry has an image', { id: 7303, image: 73030 })
    },
    ready: async (page) => {
      const question = page.getByRole('alertdialog').filter({ hasText: /1\D+1/ }) // image 1 of 1
      if (!(await page.getByRole('alertdialog').isVisible())) await page.locator('main li button').first().click()
      await question.waitFor()
    },
  },
  {
    name: 'own enquiry with the dialog that closes it, without a remark',
    path: OWN,
    ...DIALOG,
    before: asFarmerWithMany,
    ready: async (page) => {
      if (!(await dialog(page).isVisible())) {
        await timeline(page)
        await page.locator('a[href="/enquiry/edit/64"] + button').click()
      }
      const missing = dialog(page).getByRole('alert').getByRole('link')
      if (await missing.isVisible()) return
      await dialog(page).locator('button[type=submit]').click()
      await missing.waitFor()
    },
  },
]

const submit = (page: Page) => page.locator('main form button[type=submit]')
/** Posts a valid enquiry, and waits for the dialog that follows. */
const posted = (role: 'dialog' | 'alertdialog') => async (page: Page) => {
  if ((await page.getByRole(role).count()) > 0) return
  await page.locator('main form').waitFor()
  await enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale).fill()
  await submit(page).click()
  await page.getByRole(role).waitFor()
}
/** A person of this type whose profile lacks a detail that posting requires. */
const lacking = (type: string, detail: string) => async (page: Page) => {
  const { mobile } = await signIn(page, type, { known: true })
  await provide(page, 'the business of the user lacks a detail', { mobile, detail })
}
/** A person whose profile loses the detail during the post, so that the app notices only afterwards. */
const losing = (type: string, detail: string) => async (page: Page) => {
  const { mobile } = await signIn(page, type, { known: true })
  await page.route(/\/api\/mobile\/v1\/enquiries\/$/, async (route) => {
    await provide(page, 'the business of the user lacks a detail', { mobile, detail })
    await route.continue()
  })
}
async function withErrors(page: Page) {
  await page.locator('main form').waitFor()
  if (await page.getByRole('alert').first().isVisible()) return
  await submit(page).click()
  await alert(page)
}

/** The form for a new enquiry, and for changing one. */
const form: PageState[] = [
  { name: 'new enquiry', path: '/enquiry/new', before: farmer, ready: (page) => page.locator('main form').waitFor() },
  {
    name: 'new enquiry with everything filled in',
    path: '/enquiry/new',
    before: farmer,
    ready: async (page) => {
      await page.locator('main form').waitFor()
      await enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale).fill()
    },
  },
  { name: 'new enquiry of a buyer, with what is wrong', path: '/enquiry/new', before: buyer, ready: withErrors },
  {
    name: 'new enquiry of somebody without a business',
    path: '/enquiry/new',
    before: (page) => signIn(page),
    ready: async (page) => {
      await page.locator('main form').waitFor()
      await page.locator('main a[href^="/register"]').waitFor()
    },
  },
  {
    name: 'new enquiry with produce that the list does not have',
    path: '/enquiry/new',
    before: farmer,
    ready: async (page) => {
      await page.locator('main form').waitFor()
      if (await page.locator('[name=new_subcategory_name]').isVisible()) return
      const form = enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale)
      await choose(form.category, VEGETABLES)
      await choose(form.subcategory, OTHER)
    },
  },
  {
    name: 'new enquiry whose categories could not be loaded',
    path: '/enquiry/new',
    before: inOrder(farmer, failing('listCategories')),
    ready: alert,
  },
  {
    name: 'new enquiry that could not be posted',
    path: '/enquiry/new',
    before: inOrder(farmer, failing('createEnquiry')),
    ready: async (page) => {
      if (await page.getByRole('alert').first().isVisible()) return
      await page.locator('main form').waitFor()
      await enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale).fill()
      await submit(page).click()
      await alert(page)
    },
  },
  {
    name: 'new enquiry on its way, whose page was left and opened again',
    path: '/enquiry/new',
    before: async (page) => {
      await farmer(page)
      await withoutTimers(page, 9_000)
      await page.route(/\/api\/mobile\/v1\/enquiries\/$/, () => undefined)
    },
    ready: async (page) => {
      const sending = page.locator('main p[role=status]').filter({ hasText: /\S/ })
      if (await sending.isVisible()) return
      await page.locator('main form').waitFor()
      await enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale).fill()
      const sent = page.waitForRequest(/\/api\/mobile\/v1\/enquiries\/$/)
      await submit(page).click()
      await sent
      await page.locator('header a[href="/"]').first().click()
      await page.locator('main [name=location]').waitFor({ state: 'detached' })
      await page.locator('main article').first().waitFor()
      await page.goBack()
      await page.locator('main article').first().waitFor({ state: 'detached' })
      await sending.waitFor()
    },
  },
  { name: 'enquiry posted', path: '/enquiry/new', ...DIALOG, before: farmer, ready: posted('dialog') },
  {
    name: 'enquiry posted, seen and closed',
    path: '/enquiry/new',
    before: farmer,
    ready: async (page) => {
      if (await page.locator('main h2[tabindex="-1"]').isVisible()) return
      await posted('dialog')(page)
      await page.keyboard.press('Escape')
      await page.locator('main h2[tabindex="-1"]').waitFor()
    },
  },
  {
    name: 'new enquiry of a business with details missing',
    path: '/enquiry/new',
    before: lacking('company', 'company_pan'),
    ready: alert,
  },
  { name: 'change of an enquiry that there is not', path: '/enquiry/edit/abc', before: farmer, ready: heading },
  {
    name: 'enquiry posted by a farmer with an incomplete profile',
    path: '/enquiry/new',
    ...ALERT_DIALOG,
    before: async (page) => {
      await losing('farmer', 'farm_size')(page)
      await withoutTimers(page, 1_000)
    },
    ready: posted('alertdialog'),
  },
  {
    name: 'enquiry posted by a buyer with an incomplete profile',
    path: '/enquiry/new',
    ...ALERT_DIALOG,
    before: losing('buyer', 'gst_number'),
    ready: async (page) => {
      if ((await page.getByRole('alertdialog').count()) > 0) return
      await page.locator('main form').waitFor()
      await page.locator('main form [type=radio]').nth(1).check()
      await posted('alertdialog')(page)
    },
  },
  {
    name: 'change of an enquiry with a photo',
    path: '/enquiry/edit/64',
    before: asFarmerWithMany,
    ready: (page) => page.locator('main form').waitFor(),
  },
  {
    name: 'change of an enquiry, with what is wrong',
    path: '/enquiry/edit/64',
    before: asFarmerWithMany,
    ready: async (page) => {
      await page.locator('main form').waitFor()
      if (await page.getByRole('alert').first().isVisible()) return
      for (const box of await page.locator('main form input[type=text], main form input:not([type])').all())
        if (await box.isEditable()) await box.fill('') // a list without its category is disabled
      await submit(page).click()
      await alert(page)
    },
  },
  { name: 'change of an enquiry while it loads', path: '/enquiry/edit/64', before: held, ready: waiting },
  {
    name: 'change of an enquiry that could not be loaded',
    path: '/enquiry/edit/64',
    before: inOrder(asFarmerWithMany, failing('getEnquiry')),
    ready: alert,
  },
  {
    name: 'change of an enquiry that is closed',
    path: '/enquiry/edit/7304',
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'an enquiry exists', { id: 7304, owner: mobile })
      await provide(page, 'an enquiry is closed', { id: 7304 })
    },
    ready: (page) => page.locator('main a[href="/enquiry/7304"]').waitFor(),
  },
  {
    name: 'enquiry changed, on the way back to it',
    path: '/enquiry/edit/7305',
    before: async (page) => {
      const { mobile } = await farmer(page)
      await provide(page, 'an enquiry exists', { id: 7305, owner: mobile })
      await withoutTimers(page, 1_000)
    },
    ready: async (page) => {
      const said = page.locator('main p[tabindex="-1"]')
      await said.or(page.locator('main form')).first().waitFor()
      if (await said.isVisible()) return
      await submit(page).click()
      await said.waitFor()
    },
  },
]

export const enquiries: PageState[] = [...own, ...form]
