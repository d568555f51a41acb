import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { enquiryForm, losesMeanwhile, OTHER, POSTS, VEGETABLES } from '../enquiry-form.ts'
import { fileButton } from '../file-field.ts'
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
  failed,
  failing,
  farmer,
  given,
  heading,
  inOrder,
  loading,
  once,
  statesOf,
  there,
  withoutTimers,
  type Step,
} from './page-state.ts'

const timeline = there('[aria-current=step]')
const form = there('main form')
const emptyState = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).waitFor()
/** A farmer with an enquiry of this id, put into further states. */
const withEnquiry = (id: number, states: Record<string, object> = {}) =>
  given(farmer, (owner) => ({ 'an enquiry exists': { id, owner }, ...states }))

const list = statesOf(
  { path: '/enquiry', before: asFarmerWithMany },
  {
    'my enquiries': { path: '/enquiry?page=2', ready: cards },
    'my enquiries, some of them': { path: '/enquiry?status=closed&type=sell', ready: cards },
    'my enquiries, none that a filter fits': { path: '/enquiry?type=buy', ready: emptyState },
    'my enquiries, none yet': { before: farmer, ready: emptyState },
    'my enquiries while they load': loading(asFarmerWithMany),
    'my enquiries that could not be loaded': failed(asFarmerWithMany, 'listOwnEnquiries'),
  },
)

const one = statesOf(
  { path: '/enquiry/64', before: asFarmerWithMany },
  {
    'own enquiry': timeline,
    'own enquiry with somebody who is interested': {
      path: '/enquiry/7303',
      before: given(farmer, (mobile) => ({
        'the user is premium': { mobile },
        'an enquiry exists': { id: 7303, owner: mobile, visible_to: '9876500042' },
      })),
      ready: inOrder(timeline, there('main a[href^="https://wa.me/91"]')),
    },
    'own enquiry with an image': {
      path: '/enquiry/7301',
      before: withEnquiry(7301, { 'an enquiry has an image': { id: 7301, image: 73010 } }),
      ready: inOrder(timeline, (page) => fileButton(page, '').waitFor()),
    },
    'own enquiry that is closed': {
      path: '/enquiry/7302',
      before: withEnquiry(7302, { 'an enquiry is closed': { id: 7302 } }),
      ready: timeline,
    },
    'own enquiry while it loads': loading(asFarmerWithMany),
    'own enquiry that could not be loaded': failed(
      inOrder(asFarmerWithMany, failing('getEnquiryDetail')),
      'getEnquiry',
    ),
    'own enquiry without its timeline': failed(asFarmerWithMany, 'listEnquiryTasks'),
    'own enquiry that is not there': { path: '/enquiry/abc', ready: heading },
    'own enquiry with a photo that was refused': inOrder(
      timeline,
      once(
        (page) => page.locator('main [data-invalid]:has(input[type=file])'),
        // Not by its button: pressed-buttons.spec.ts keeps file choosers from opening.
        (page) =>
          page
            .locator('main input[type=file]')
            .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }),
      ),
    ),
    'own enquiry with the question before an image is deleted': {
      path: '/enquiry/7303',
      ...ALERT_DIALOG,
      before: withEnquiry(7303, { 'an enquiry has an image': { id: 7303, image: 73030 } }),
      ready: inOrder(
        once(aQuestion, (page) => page.locator('main li button').first().click()),
        (page) => aQuestion(page).filter({ hasText: /1\D+1/ }).waitFor(), // image 1 of 1
      ),
    },
    'own enquiry with the dialog that closes it, without a remark': {
      ...DIALOG,
      ready: inOrder(
        once(
          aDialog,
          inOrder(timeline, (page) => page.locator('a[href="/enquiry/edit/64"] + button').click()),
        ),
        once(
          (page) => aDialog(page).getByRole('alert').getByRole('link'),
          // By keyboard: on a phone the button lies where the first press was, and the app would drop a second one.
          (page) => aDialog(page).locator('button[type=submit]').press('Enter'),
        ),
      ),
    },
  },
)

const submit = (page: Page) => page.locator('main form button[type=submit]').click()
const fill: Step = (page) => enquiryForm(page).fill()
/** Posts a valid enquiry, and waits for the dialog that follows. */
const posted = (role: 'dialog' | 'alertdialog') => once((page) => page.getByRole(role), inOrder(form, fill, submit))
/** A person of this type whose profile loses the detail during the post, so that the app notices only afterwards. */
const losing = (type: string, detail: string) => async (page: Page) =>
  losesMeanwhile(page, (await signIn(page, type)).mobile, detail)

const created = statesOf(
  { path: '/enquiry/new', before: farmer },
  {
    'new enquiry': form,
    'new enquiry with everything filled in': inOrder(form, fill),
    'new enquiry of a buyer, with what is wrong': { before: buyer, ready: inOrder(form, once(anAlert, submit)) },
    'new enquiry of somebody without a business': {
      before: (page) => signIn(page),
      ready: inOrder(form, there('main a[href^="/register"]')),
    },
    'new enquiry with produce that the list does not have': inOrder(
      form,
      once(
        (page) => page.locator('[name=new_subcategory_name]'),
        async (page) => {
          const { category, subcategory } = enquiryForm(page)
          await choose(category, VEGETABLES)
          await choose(subcategory, OTHER)
        },
      ),
    ),
    'new enquiry whose categories could not be loaded': failed(farmer, 'listCategories'),
    'new enquiry that could not be posted': {
      before: inOrder(farmer, failing('createEnquiry')),
      ready: once(anAlert, inOrder(form, fill, submit)),
    },
    'new enquiry on its way, whose page was left and opened again': {
      before: async (page) => {
        await farmer(page)
        await withoutTimers(page, 9_000)
        await page.route(POSTS, () => undefined)
      },
      ready: async (page) => {
        const sending = page.locator('main p[role=status]').filter({ hasText: /\S/ })
        if (await sending.isVisible()) return
        await form(page)
        await fill(page)
        const sent = page.waitForRequest(POSTS)
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
    'enquiry posted': { ...DIALOG, ready: posted('dialog') },
    'enquiry posted, seen and closed': once(
      (page) => page.locator('main h2[tabindex="-1"]'),
      inOrder(posted('dialog'), (page) => page.keyboard.press('Escape')),
    ),
    'new enquiry of a business with details missing': {
      before: given(
        (page) => signIn(page, 'company'),
        (mobile) => ({ 'the business of the user lacks a detail': { mobile, detail: 'company_pan' } }),
      ),
      ready: alert,
    },
    'enquiry posted by a farmer with an incomplete profile': {
      ...ALERT_DIALOG,
      before: inOrder(losing('farmer', 'farm_size'), (page) => withoutTimers(page, 1_000)),
      ready: posted('alertdialog'),
    },
    'enquiry posted by a buyer with an incomplete profile': {
      ...ALERT_DIALOG,
      before: losing('buyer', 'gst_number'),
      ready: once(
        aQuestion,
        inOrder(form, (page) => page.locator('main form [type=radio]').nth(1).check(), posted('alertdialog')),
      ),
    },
  },
)

const changed = statesOf(
  { path: '/enquiry/edit/64', before: asFarmerWithMany },
  {
    'change of an enquiry that there is not': { path: '/enquiry/edit/abc', before: farmer, ready: heading },
    'change of an enquiry with a photo': form,
    'change of an enquiry, with what is wrong': inOrder(
      form,
      once(anAlert, async (page) => {
        for (const box of await page.locator('main form input[type=text], main form input:not([type])').all())
          if (await box.isEditable()) await box.fill('') // a list without its category is disabled
        await submit(page)
      }),
    ),
    'change of an enquiry while it loads': loading(asFarmerWithMany),
    'change of an enquiry that could not be loaded': failed(asFarmerWithMany, 'getEnquiry'),
    'change of an enquiry that is closed': {
      path: '/enquiry/edit/7304',
      before: withEnquiry(7304, { 'an enquiry is closed': { id: 7304 } }),
      ready: there('main a[href="/enquiry/7304"]'),
    },
    'enquiry changed, on the way back to it': {
      path: '/enquiry/edit/7305',
      before: inOrder(withEnquiry(7305), (page) => withoutTimers(page, 1_000)),
      ready: inOrder(
        there('main :is(form, p[tabindex="-1"])'),
        once((page) => page.locator('main p[tabindex="-1"]'), submit),
      ),
    },
  },
)

/** Own enquiries, and the forms for a new one and for changing one. */
export const enquiries = [...list, ...one, ...created, ...changed]
