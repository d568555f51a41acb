import { expect, type Locator, type Page } from '@playwright/test'
import type { OperationId } from '../../mock-server/operation.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { checkout } from '../checkout.ts'
import { choose } from '../choose.ts'
import { enquiryForm, ONION, VEGETABLES } from '../enquiry-form.ts'
import { chooseFile } from '../file-field.ts'
import { farmerWithEnquiry } from '../filled-in.ts'
import { newId, provide } from '../provide.ts'
import { fillFile, fillStep1, fillTyped, NIPHAD, type types } from '../registration-form.ts'
import { OTP, signIn } from '../sign-in.ts'

/** How a person reaches an operation, sees its failure, retries, and sees it succeed, in any language. */
export type Use = {
  /** Creates the data and the person, and returns the path to open. */
  start: (page: Page) => Promise<{ path: string; token?: string }>
  /** Actions on the page up to the request. Without it, opening the page is enough. */
  act?: (page: Page, locale: Locale) => Promise<unknown>
  /** The element that reports the failure. */
  failed?: (page: Page) => Locator
  /** Retries. Without it, the first button of the failure report is pressed. */
  again?: (page: Page) => Promise<unknown>
  worked: (page: Page) => Promise<unknown>
  /** Checks that the typed text is still there. */
  inputStays?: (page: Page) => Promise<unknown>
  /** Repeats, after the session ended and the person returned, what no draft can store; runs before `again`. */
  resume?: (page: Page, locale: Locale) => Promise<unknown>
  /** The redirect when the session ends; without it, the sign-in with `next`. */
  leadsTo?: string
  /** The number of requests before the app reports a failure. */
  attempts?: number
  /** Faults that don't apply here or have another meaning, each with the reason. */
  except?: Partial<Record<string, string>>
  /** Faults that the small size always includes, each with the reason. */
  always?: Partial<Record<string, string>>
}

const as = (type: string) => async (page: Page) => signIn(page, type, { known: true })
const at =
  (path: string, type = 'buyer') =>
  async (page: Page) => ({ path, token: (await as(type)(page)).token })

/** The person's own enquiry, and its page. */
const ownEnquiry =
  (pathOf: (id: number) => string, { images = 0 } = {}) =>
  async (page: Page) => {
    const { id, token } = await farmerWithEnquiry(page, { images })
    return { path: pathOf(id), token }
  }

const send = (page: Page) => page.locator('main form button[type=submit]').last().click()
const cards = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Produce is suggested in the page's language. */
const ONION_IN = { en: 'onion', hi: 'प्याज', mr: 'कांदा' }
const searchOnion = async (page: Page) =>
  field(page, 'search').fill(ONION_IN[(await page.locator('html').getAttribute('lang')) as Locale])

/** One red pixel. */
const PIXEL = {
  name: 'onion.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A catalogue list has more options than the one that is always there. */
const offers = (name: string) => async (page: Page) => {
  await field(page, name).click()
  await page.getByRole('option').nth(1).waitFor()
}

const NOT_THERE = { '404 with words of no sense': 'there is nothing at this address, and the page says so' }
const NO_BODY = {
  'empty 200': 'a success without a body is what is promised',
  'empty 204': 'a success without a body is what is promised',
}

const directory = (entityType: string): Use => ({ start: at(`/directory?entityType=${entityType}`), worked: cards })
const business = (type: string): Use => ({
  start: async (page) => {
    const { token } = await as('buyer')(page)
    const id = newId()
    await provide(page, 'a business exists', { id, type })
    return { path: `/${type}/${id}`, token }
  },
  worked: (page) => page.getByRole('main').getByRole('region').first().waitFor(),
  except: NOT_THERE,
})

const step1 = async (page: Page) => {
  await fillStep1(page, 'buyer')
  await send(page)
}
const step2 = (type: keyof typeof types): Use => ({
  start: async (page) => {
    const { mobile, token } = await signIn(page)
    await provide(page, 'the user has an incomplete business', { mobile, type })
    return { path: `/register?step=2&business_type=${type}`, token }
  },
  act: async (page) => {
    await field(page, 'name').fill('Asha Pawar')
    await fillTyped(page, type)
    await fillFile(page, type)
    await send(page)
  },
  again: send,
  resume: (page) => fillFile(page, type),
  inputStays: (page) => expect(page.locator('main form input:checked').first()).toBeAttached(),
  worked: (page) => page.waitForURL((url) => ['/', '/subscription'].includes(url.pathname)),
  leadsTo: '/auth',
})

const firstStep = async (page: Page) => {
  await page.locator('input[name=mobile]').fill(`7${String(Date.now() % 1e9).padStart(9, '0')}`)
  await page.locator('input[type=checkbox]').check()
  await send(page)
}

/** The dialog that sells a contact. */
const purchase = {
  act: async (page: Page) => {
    const dialog = page.getByRole('dialog')
    await page.locator('main [tabindex="-1"] button').last().click()
    await dialog.getByRole('button').last().click()
  },
  failed: (page: Page) => page.getByRole('dialog').getByRole('alert'),
  again: (page: Page) => page.getByRole('dialog').getByRole('button').last().click(),
  worked: (page: Page) => checkout(page).waitFor(),
}

/**
 * Every operation whose result the app shows; the role is omitted because it is requested silently and again at the
 * next visit. An operation added to the document without a use here fails to compile.
 */
export const uses: Record<Exclude<OperationId, 'getUserRole'>, Use> = {
  // Catalogue
  listCategories: {
    start: at('/enquiry/new', 'farmer'),
    worked: offers('product'),
  },
  listSubcategoriesOfCategory: {
    start: at('/enquiry/new', 'farmer'),
    act: (page, locale) => choose(enquiryForm(page, locale).category, VEGETABLES),
    worked: offers('sub_category'),
  },
  listVarieties: {
    start: at('/enquiry/new', 'farmer'),
    act: async (page, locale) => {
      const form = enquiryForm(page, locale)
      await choose(form.category, VEGETABLES)
      await choose(form.subcategory, ONION)
    },
    worked: offers('sub_sub_category'),
  },
  listSubcategories: {
    start: () => Promise.resolve({ path: '/' }),
    // Suggestions are optional: without them the field takes plain text (§home.5), and shows no error.
    act: (page) => searchOnion(page),
    failed: (page) => page.getByRole('main').getByRole('search'),
    again: async (page) => {
      await page.reload()
      await searchOnion(page)
    },
    worked: (page) => page.locator('[role=listbox] [role=option]').first().waitFor(),
  },
  // Enquiries
  listLatestEnquiries: { start: () => Promise.resolve({ path: '/' }), worked: cards, attempts: 3 },
  listOwnEnquiries: { start: ownEnquiry(() => '/enquiry'), worked: cards },
  createEnquiry: {
    start: at('/enquiry/new', 'farmer'),
    act: async (page, locale) => {
      const form = enquiryForm(page, locale)
      await form.fill()
      await send(page)
    },
    again: send,
    inputStays: (page) => expect(field(page, 'location')).toHaveValue('Niphad, Nashik'),
    worked: (page) => page.getByRole('dialog').waitFor(),
  },
  listGlobalEnquiries: { start: at('/global-enquiry'), worked: cards },
  getEnquiryDetail: {
    start: at('/global-enquiry/419'),
    worked: (page) => page.locator('main [tabindex="-1"] button').last().waitFor(),
    except: NOT_THERE,
  },
  getEnquiry: {
    start: ownEnquiry((id) => `/enquiry/${id}`),
    worked: (page) => page.locator('[aria-current=step]').waitFor(),
    except: NOT_THERE,
  },
  updateEnquiry: {
    start: ownEnquiry((id) => `/enquiry/edit/${id}`),
    act: async (page) => {
      await field(page, 'location').fill('Ozar, Nashik')
      await send(page)
    },
    again: send,
    inputStays: (page) => expect(field(page, 'location')).toHaveValue('Ozar, Nashik'),
    worked: (page) => page.waitForURL((url) => !url.pathname.includes('/edit/')),
  },
  closeEnquiry: {
    start: ownEnquiry((id) => `/enquiry/${id}`),
    act: async (page) => {
      await page.locator('a[href^="/enquiry/edit/"] + button').click()
      await page.getByRole('dialog').locator('textarea').fill('All sold.')
      await page.getByRole('dialog').locator('button[type=submit]').click()
    },
    failed: (page) => page.getByRole('dialog').getByRole('alert'),
    again: (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
    resume: (page) => page.locator('a[href^="/enquiry/edit/"] + button').click(),
    inputStays: (page) => expect(page.getByRole('dialog').locator('textarea')).toHaveValue('All sold.'),
    worked: (page) => page.waitForURL('/enquiry'),
    except: NO_BODY,
  },
  listEnquiryTasks: {
    start: ownEnquiry((id) => `/enquiry/${id}`),
    worked: (page) => page.locator('[aria-current=step]').waitFor(),
  },
  addProductImage: {
    start: ownEnquiry((id) => `/enquiry/${id}`),
    act: (page) => chooseFile(page, PIXEL),
    again: (page) => page.locator('main [role=alert] ~ div button').first().click(),
    worked: (page) => expect(page.locator('main li img')).not.toHaveCount(0),
    always: { 'timed out': 'XMLHttpRequest, which sends files, says this with an event of its own' },
  },
  deleteProductImage: {
    start: ownEnquiry((id) => `/enquiry/${id}`, { images: 1 }),
    act: async (page) => {
      await page.locator('main li button').first().click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
    },
    failed: (page) => page.getByRole('alertdialog').getByRole('alert'),
    again: (page) => page.getByRole('alertdialog').getByRole('button').last().click(),
    worked: (page) => expect(page.getByRole('alertdialog')).toHaveCount(0),
    except: { ...NO_BODY, '404 with words of no sense': 'it is gone already, as was wanted' },
  },
  purchaseEnquiryContact: { start: at('/global-enquiry/419'), ...purchase },
  // Directory
  listFarmers: directory('farmer'),
  listBuyers: directory('buyer'),
  listManufacturers: directory('manufacturer'),
  getFarmer: business('farmer'),
  getBuyer: business('buyer'),
  getManufacturer: business('manufacturer'),
  listBusinessProducts: { start: at('/farmer/12'), worked: cards },
  purchaseBusinessContact: { start: at('/farmer/12'), ...purchase },
  listMandiPrices: {
    start: at('/price-mandi'),
    worked: (page) => page.locator('main tbody tr').first().waitFor(),
    attempts: 3,
  },
  // Sign-in and registration
  requestOtp: {
    start: () => Promise.resolve({ path: '/auth' }),
    act: firstStep,
    again: send,
    inputStays: (page) => expect(page.locator('input[name=mobile]')).toHaveValue(/^7\d{9}$/),
    worked: (page) => page.locator('fieldset').waitFor(),
  },
  verifyOtp: {
    start: () => Promise.resolve({ path: '/auth' }),
    act: async (page) => {
      await firstStep(page)
      await page.locator('fieldset input').first().fill(OTP)
      await send(page)
    },
    again: send,
    inputStays: (page) => expect(page.locator('fieldset input').last()).toHaveValue('6'),
    worked: (page) => page.waitForURL('/register'),
  },
  lookUpPincode: {
    start: async (page) => ({ path: '/register', token: (await signIn(page)).token }),
    act: (page) => field(page, 'pincode').fill('422306'),
    failed: (page) => page.locator('main [role=status]:has(> button)'),
    // The place can be entered by hand; retyping the code looks it up again.
    again: async (page) => {
      await field(page, 'pincode').press('Backspace')
      await field(page, 'pincode').press('6')
    },
    inputStays: (page) => expect(field(page, 'pincode')).toHaveValue('422306'),
    worked: (page) => expect(field(page, 'city')).toHaveValue(NIPHAD),
  },
  createBusiness: {
    start: async (page) => ({ path: '/register', token: (await signIn(page)).token }),
    act: step1,
    again: send,
    inputStays: (page) => expect(field(page, 'name')).toHaveValue('Asha Pawar'),
    worked: (page) => page.waitForURL(/step=2/),
    leadsTo: '/auth',
  },
  createFarmer: step2('farmer'),
  createBuyer: step2('buyer'),
  createManufacturer: step2('manufacturer'),
  createFpo: step2('fpo'),
  createAgent: step2('agent'),
  createCompany: step2('company'),
  createDistributor: step2('distributor'),
  createRetailer: step2('retailer'),
  createWholesaler: step2('wholesaler'),
  // Profile
  getUserProfile: { start: at('/profile'), worked: (page) => page.locator('main dl').first().waitFor() },
  editUserProfile: {
    start: at('/profile?mode=edit'),
    act: async (page) => {
      await field(page, 'full_name').fill('Asha of Ozar')
      await send(page)
    },
    again: send,
    inputStays: (page) => expect(field(page, 'full_name')).toHaveValue('Asha of Ozar'),
    worked: (page) => page.waitForURL('/profile'),
  },
  requestAccountDeletion: {
    start: at('/delete-account'),
    act: async (page) => {
      await page.locator('textarea').fill('I no longer farm.')
      await send(page)
    },
    again: send,
    inputStays: (page) => expect(page.locator('textarea')).toHaveValue('I no longer farm.'),
    worked: (page) => page.getByRole('alertdialog').waitFor(),
  },
  // Payment
  getSubscriptionStatus: {
    start: at('/subscription'),
    worked: (page) => page.locator('main a[href="/term"]').waitFor(),
  },
  getPlan: { start: at('/subscription'), worked: (page) => page.locator('main a[href="/term"]').waitFor() },
  createPayment: {
    start: at('/subscription'),
    act: (page) => page.locator('main button').last().click(),
    worked: (page) => checkout(page).waitFor(),
  },
  verifyPayment: {
    start: at('/subscription'),
    act: async (page) => {
      await page.locator('main button').last().click()
      await checkout(page).getByRole('button').first().click()
    },
    failed: (page) => page.locator('main div:has(> [role=status]):has(button)').first(),
    // The payment is in the journal, and continues automatically.
    inputStays: (page) => page.locator('main div:has(> [role=status]):has(button)').first().waitFor(),
    worked: (page) => page.locator('main dl').waitFor(),
    except: Object.fromEntries(
      // e2e/subscription.spec.ts covers the server's refusals
      [400, 403, 404, 405, 409, 413, 415, 422].map((status) => [
        String(status),
        'a definite no: said, not asked again',
      ]),
    ),
  },
}
