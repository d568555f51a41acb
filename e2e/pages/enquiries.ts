import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { enquiryForm, OTHER, VEGETABLES } from '../enquiry-form.ts'
import { chooseFile, fileButton } from '../file-field.ts'
import { provide } from '../provide.ts'
import { asFarmerWithMany, signIn } from '../sign-in.ts'
import {
  aDialog,
  alert,
  ALERT_DIALOG,
  anAlert,
  aQuestion,
  buyer,
  cards,
  DIALOG,
  failing,
  farmer,
  given,
  heading,
  hold,
  inOrder,
  localeOf,
  once,
  there,
  waiting,
  withoutTimers,
  type PageState,
  type Step,
} from './page-state.ts'

const held = inOrder(asFarmerWithMany, hold)
const OWN = '/enquiry/64'
const timeline = there('[aria-current=step]')
const form = there('main form')
const emptyState = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).waitFor()

/** The list of own enquiries, and one of them. */
const own: PageState[] = [
  {
    name: 'my enquiries',
    path: '/enquiry?page=2',
    before: asFarmerWithMany,
    ready: cards,
  },
  {
    name: 'my enquiries, some of them',
    path: '/enquiry?status=closed&type=sell',
    before: asFarmerWithMany,
    ready: cards,
  },
  {
    name: 'my enquiries, none that a filter fits',
    path: '/enquiry?type=buy',
    before: asFarmerWithMany,
    ready: emptyState,
  },
  {
    name: 'own enquiry with somebody who is interested',
    path: '/enquiry/7303',
    before: given(farmer, (mobile) => ({
      'the user is premium': { mobile },
      'an enquiry exists': { id: 7303, owner: mobile, visible_to: '9876500042' },
    })),
    ready: inOrder(timeline, there('main a[href^="https://wa.me/91"]')),
  },
  {
    name: 'my enquiries, none yet',
    path: '/enquiry',
    before: farmer,
    ready: emptyState,
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
    before: given(farmer, (owner) => ({
      'an enquiry exists': { id: 7301, owner },
      'an enquiry has an image': { id: 7301, image: 73010 },
    })),
    ready: inOrder(timeline, (page) => fileButton(page, '').waitFor()),
  },
  {
    name: 'own enquiry that is closed',
    path: '/enquiry/7302',
    before: given(farmer, (owner) => ({
      'an enquiry exists': { id: 7302, owner },
      'an enquiry is closed': { id: 7302 },
    })),
    ready: timeline,
  },
  { name: 'own enquiry while it loads', path: OWN, before: held, ready: waiting },
  {
    name: 'own enquiry that could not be loaded',
    path: OWN,
    before: inOrder(asFarmerWithMany, failing('getEnquiry'), failing('getEnquiryDetail')),
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
    ready: inOrder(
      timeline,
      once(
        (page) => page.locator('main [data-invalid]:has(input[type=file])'),
        (page) => chooseFile(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }),
      ),
    ),
  },
  {
    name: 'own enquiry with the question before an image is deleted',
    path: '/enquiry/7303',
    ...ALERT_DIALOG,
    before: given(farmer, (owner) => ({
      'an enquiry exists': { id: 7303, owner },
      'an enquiry has an image': { id: 7303, image: 73030 },
    })),
    ready: inOrder(
      once(aQuestion, (page) => page.locator('main li button').first().click()),
      (page) => aQuestion(page).filter({ hasText: /1\D+1/ }).waitFor(), // image 1 of 1
    ),
  },
  {
    name: 'own enquiry with the dialog that closes it, without a remark',
    path: OWN,
    ...DIALOG,
    before: asFarmerWithMany,
    ready: inOrder(
      once(
        aDialog,
        inOrder(timeline, (page) => page.locator('a[href="/enquiry/edit/64"] + button').click()),
      ),
      once(
        (page) => aDialog(page).getByRole('alert').getByRole('link'),
        (page) => aDialog(page).locator('button[type=submit]').click(),
      ),
    ),
  },
]

const submit = (page: Page) => page.locator('main form button[type=submit]').click()
const formOf = async (page: Page) => enquiryForm(page, await localeOf(page))
const fill: Step = async (page) => (await formOf(page)).fill()
/** Posts a valid enquiry, and waits for the dialog that follows. */
const posted = (role: 'dialog' | 'alertdialog') => once((page) => page.getByRole(role), inOrder(form, fill, submit))
/** A person of this type whose profile lacks a detail that posting requires. */
const lacking = (type: string, detail: string) =>
  given(
    (page) => signIn(page, type, { known: true }),
    (mobile) => ({ 'the business of the user lacks a detail': { mobile, detail } }),
  )
/** A person whose profile loses the detail during the post, so that the app notices only afterwards. */
const losing = (type: string, detail: string) => async (page: Page) => {
  const { mobile } = await signIn(page, type, { known: true })
  await page.route(/\/api\/mobile\/v1\/enquiries\/$/, async (route) => {
    await provide(page, 'the business of the user lacks a detail', { mobile, detail })
    await route.continue()
  })
}
const withErrors = inOrder(form, once(anAlert, submit))

/** The form for a new enquiry, and for changing one. */
const forms: PageState[] = [
  { name: 'new enquiry', path: '/enquiry/new', before: farmer, ready: form },
  {
    name: 'new enquiry with everything filled in',
    path: '/enquiry/new',
    before: farmer,
    ready: inOrder(form, fill),
  },
  { name: 'new enquiry of a buyer, with what is wrong', path: '/enquiry/new', before: buyer, ready: withErrors },
  {
    name: 'new enquiry of somebody without a business',
    path: '/enquiry/new',
    before: (page) => signIn(page),
    ready: inOrder(form, there('main a[href^="/register"]')),
  },
  {
    name: 'new enquiry with produce that the list does not have',
    path: '/enquiry/new',
    before: farmer,
    ready: inOrder(
      form,
      once(
        (page) => page.locator('[name=new_subcategory_name]'),
        async (page) => {
          const { category, subcategory } = await formOf(page)
          await choose(category, VEGETABLES)
          await choose(subcategory, OTHER)
        },
      ),
    ),
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
    ready: once(anAlert, inOrder(form, fill, submit)),
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
      await form(page)
      await fill(page)
      const sent = page.waitForRequest(/\/api\/mobile\/v1\/enquiries\/$/)
      await submit(page)
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
    ready: once(
      (page) => page.locator('main h2[tabindex="-1"]'),
      inOrder(posted('dialog'), (page) => page.keyboard.press('Escape')),
    ),
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
    before: inOrder(losing('farmer', 'farm_size'), (page) => withoutTimers(page, 1_000)),
    ready: posted('alertdialog'),
  },
  {
    name: 'enquiry posted by a buyer with an incomplete profile',
    path: '/enquiry/new',
    ...ALERT_DIALOG,
    before: losing('buyer', 'gst_number'),
    ready: once(
      aQuestion,
      inOrder(form, (page) => page.locator('main form [type=radio]').nth(1).check(), posted('alertdialog')),
    ),
  },
  {
    name: 'change of an enquiry with a photo',
    path: '/enquiry/edit/64',
    before: asFarmerWithMany,
    ready: form,
  },
  {
    name: 'change of an enquiry, with what is wrong',
    path: '/enquiry/edit/64',
    before: asFarmerWithMany,
    ready: inOrder(
      form,
      once(anAlert, async (page) => {
        for (const box of await page.locator('main form input[type=text], main form input:not([type])').all())
          if (await box.isEditable()) await box.fill('') // a list without its category is disabled
        await submit(page)
      }),
    ),
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
    before: given(farmer, (owner) => ({
      'an enquiry exists': { id: 7304, owner },
      'an enquiry is closed': { id: 7304 },
    })),
    ready: there('main a[href="/enquiry/7304"]'),
  },
  {
    name: 'enquiry changed, on the way back to it',
    path: '/enquiry/edit/7305',
    before: inOrder(
      given(farmer, (owner) => ({ 'an enquiry exists': { id: 7305, owner } })),
      (page) => withoutTimers(page, 1_000),
    ),
    ready: inOrder(
      there('main :is(form, p[tabindex="-1"])'),
      once((page) => page.locator('main p[tabindex="-1"]'), submit),
    ),
  },
]

export const enquiries: PageState[] = [...own, ...forms]
