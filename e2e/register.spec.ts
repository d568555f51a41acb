import { rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../src/i18n/locales.ts'
import { BUSINESS_TYPES } from '../src/session/storage.ts'
import { sampled } from '../tests/sample.ts'
import { expect, inputOf, open, shortMessages, test, testWithFaults } from './fixture.ts'
import { holdRequests } from './requests.ts'
import { bill, field, fillStep1, fillStep2, press, storedOf } from './registration-form.ts'
import { fetched, signIn, storedValues } from './sign-in.ts'
import { proves } from '../tests/proves.ts'
import { chooseFile, fileButton } from './file-field.ts'

/** Labels of buttons and messages that every journey uses. */
const texts = {
  en: { next: 'Next', register: 'Register', welcome: 'Welcome! Your business is registered.' },
  hi: { next: 'आगे', register: 'पंजीकरण करें', welcome: 'स्वागत है! आपके व्यवसाय का पंजीकरण हो गया है।' },
  mr: { next: 'पुढे', register: 'नोंदणी करा', welcome: 'स्वागत आहे! तुमच्या व्यवसायाची नोंदणी झाली आहे.' },
} as const

/** The fields, in their order. */
const names = (page: Page) =>
  page
    .getByRole('main')
    .locator('[name]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('name')))

async function toStep2(page: Page, type: string, locale: Locale = 'en') {
  await open(page, '/register', locale)
  await fillStep1(page, type)
  const asked = await names(page)
  await press(page, texts[locale].next)
  await expect(page).toHaveURL(`/register?step=2&business_type=${type}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(
    (await names(page)).filter((name) => asked.includes(name)),
    'what step 1 had is asked for again',
  ).toEqual([])
}

const profileOf = (page: Page, token: string) =>
  fetched<{ business: Record<string, unknown> | null }>(page, '/api/mobile/v1/user-profile/', token)
const summary = (page: Page) => page.getByRole('alert')

sampled(BUSINESS_TYPES).forEach((type, index) => {
  const locale = LOCALES[index % LOCALES.length]!
  test(`a ${type} registers from nothing, in ${locale}`, proves('check 39'), async ({ page }) => {
    const { token } = await signIn(page)
    await toStep2(page, type, locale)
    await fillStep2(page, type)
    await press(page, texts[locale].register)

    await expect(page).toHaveURL(type === 'farmer' ? '/subscription' : '/')
    await expect(shortMessages(page).getByText(texts[locale].welcome)).toBeVisible()
    const values = await storedValues(page)
    expect(values).toMatchObject({
      business_type: type,
      isBusiness: 'true',
      hasProfile: 'true',
      [`has_${type}_profile`]: 'true',
      business_profile_verified: 'true',
    })
    expect(Number(values['businessId'])).toBeGreaterThan(0)
    expect(Object.keys(values).filter((key) => key.startsWith('registration_'))).toEqual([])
    const { business } = await profileOf(page, token)
    expect(business).toMatchObject({
      business_type: type,
      pin_code: '422306',
      address: '14 Market Yard',
      ...storedOf(type),
    })
  })
})

test('registering on the way to a new enquiry leads to its form; the device’s position is sent along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 20.08, longitude: 74.11 })
  const { token } = await signIn(page)
  await open(page, '/register?next=%2Fenquiry%2Fnew', 'en')
  await expect(page.getByText('Location from your device: See on the map (20.0800, 74.1100)')).toBeVisible()
  await fillStep1(page, 'buyer')
  await press(page, 'Next')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business details: Buyer')
  await page.getByLabel('Company PAN').fill('ABCDE1234F')
  await page.getByLabel('GST number').fill('27aapfu0939f1zv')
  await expect(page.getByText('This GST number does not contain your PAN. Please check both.')).toBeVisible()
  await fillStep2(page, 'buyer')
  let [isStored, answer] = [false, () => {}]
  const isWanted = new Promise<void>((resolve) => (answer = resolve))
  const isHeld = new Promise<void>((resolve) => {
    void page.route('**/user-profile/', async (route) => {
      // Before the submission, the app checks whether another tab has finished.
      if (!isStored) return route.continue()
      resolve()
      await isWanted
      return route.continue()
    })
  })
  page.on('response', (reply) => {
    if (reply.request().method() === 'POST') isStored = true
  })
  await press(page, 'Register')
  await isHeld
  await expect(page).toHaveURL(/^[^?]*\/register\?/)
  answer()
  await expect(page).toHaveURL('/enquiry/new')
  await expect(shortMessages(page).getByText(texts.en.welcome)).toBeVisible()
  await expect(page.getByText('is not complete yet')).toHaveCount(0)
  expect((await profileOf(page, token)).business).toMatchObject({ current_location: '20.0800, 74.1100' })
  await page.goto('/profile')
  await expect(page.getByText('Pawar Agro')).toBeVisible()
})

test.describe('the pincode', () => {
  testWithFaults(
    'says when its look-up is slow and ignores a late reply; a failed look-up offers a search by hand',
    proves(
      'Pin lookup loading: Loading pincode data...',
      'Pin lookup failure: Pincode lookup failed. Click to search manually.',
      'Pin lookup failure: ⚠️ Select City* (Pincode not found)',
      'Pin lookup failure: ⚠️ Select District* (Pincode not found)',
    ),
    async ({ page }) => {
      const { token } = await signIn(page)
      await page.clock.install()
      await open(page, '/register', 'en')
      const first = await holdRequests(page, /422306/)
      await page.getByLabel('Pincode').fill('422306')
      await expect(page.getByText('Loading pincode data...')).toBeVisible()
      const state = page.getByRole('option', { name: 'Assam' })
      await inputOf(page, 'State').click()
      await expect(state).toBeVisible()
      await page.clock.pauseAt(Date.now() + 60_000)
      await inputOf(page, 'State').blur()
      await page.clock.runFor(150)
      await expect(state).toBeVisible()
      await page.clock.runFor(60)
      await expect(state).toBeHidden()
      await page.clock.resume()
      await page.getByLabel('Pincode').fill('411001')
      await expect(inputOf(page, 'District')).toHaveValue('Pune')
      first.release()
      await first.settled()
      await expect(inputOf(page, 'District')).toHaveValue('Pune')

      await page.getByLabel('Business type').selectOption('farmer')
      await page.getByLabel('Pincode').fill('999404')
      await press(page, 'Pincode lookup failed. Click to search manually.')
      const city = inputOf(page, 'City')
      await expect(city).toBeFocused()
      await expect(city).toHaveAccessibleDescription('⚠️ Select City* (Pincode not found)')
      await expect(inputOf(page, 'District')).toHaveAccessibleDescription('⚠️ Select District* (Pincode not found)')
      await page.keyboard.type('mapusa')
      await page.getByRole('option', { name: 'Mapusa, North Goa, Goa' }).click()
      await expect(city).toHaveValue('Mapusa')
      await expect(inputOf(page, 'District')).toHaveValue('North Goa')
      await expect(inputOf(page, 'State')).toHaveValue('Goa')
      // A town of another state, typed before the state: the page points it out, and leaves the choice to the person.
      await inputOf(page, 'State').fill('')
      await city.fill('Mapusa')
      await inputOf(page, 'State').fill('Maharashtra')
      await page.keyboard.press('Tab')
      await expect(city).toHaveValue('Mapusa')
      const doubt = page.getByText('Mapusa is known to us in Goa, not in Maharashtra. Please check city and state.')
      await expect(doubt).toBeVisible()
      await inputOf(page, 'State').fill('Goa')
      await page.keyboard.press('Tab')
      await expect(doubt).toBeHidden()
      await inputOf(page, 'District').fill('North Goa')
      await page.keyboard.press('Tab')
      // A village that is in no list.
      await city.fill('Barkhedi')
      await page.getByLabel('Detailed address').fill('Main road')
      await page.getByLabel('Full name').fill('Asha Pawar')
      await press(page, 'Next')
      await expect(page).toHaveURL(/step=2/)
      expect((await profileOf(page, token)).business).toMatchObject({ city: 'Barkhedi', state: 'Goa' })
    },
  )
})

test(
  'a visitor sees what is missing, with links to the fields, and is asked to log in when all is filled in',
  proves('Missing token: Authentication token not found. Please login again.'),
  async ({ page }) => {
    await open(page, '/register', 'en')
    await press(page, 'Next')
    // The fields in their order (§registration.4).
    expect(await names(page)).toEqual([
      'business_type',
      'pincode',
      'area',
      'name',
      'city',
      'email',
      'district',
      'address',
      'state',
    ])
    await expect(summary(page).getByRole('link')).toHaveText([
      'Business type is required',
      'Pincode is required',
      'Name is required',
      'City is required',
      'District is required',
      'Detailed address is required',
      'State is required',
    ])
    await expect(inputOf(page, 'District')).toHaveAccessibleDescription('District is required')
    await fillStep1(page, 'buyer')
    await press(page, 'Next')
    await expect(page.getByRole('alert')).toContainText('Authentication token not found. Please login again.')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/auth')
  },
)

testWithFaults(
  'a refused file keeps all other input: refused by the page, by the server, or as it was moved on the device',
  proves('Missing file: Cancelled bill is required', 'check 40', 'case 7'),
  async ({ page }) => {
    await signIn(page)
    await toStep2(page, 'retailer')
    const file = fileButton(page, 'Cancelled')
    await press(page, 'Register')
    const errors = summary(page).getByRole('link')
    await expect(errors).toHaveText(['Office location is required', 'Cancelled bill is required'])
    await chooseFile(page, bill)
    // Named PDF, but not a PDF: the one chosen before stays.
    await chooseFile(page, { ...bill, name: 'fake.pdf', buffer: Buffer.from('no pdf at all') })
    await expect(file).toHaveAccessibleDescription(/fake.pdf is not of a type/)
    await expect(page.getByText(bill.name, { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Office location' }).fill('Panchavati')
    const json = { message: 'No.', errors: { cancelled_bill: ['This kind of file is not accepted.'] } }
    await page.route('**/create-retailer/', (route) => route.fulfill({ status: 400, json }), { times: 1 })
    await press(page, 'Register')
    await expect(errors).toHaveText(['This kind of file is not accepted.'])

    const path = test.info().outputPath('bill.pdf')
    writeFileSync(path, bill.buffer)
    await chooseFile(page, path)
    rmSync(path)
    await press(page, 'Register')
    const gone = 'This file can’t be used: it is not a PDF, JPEG or PNG, or no longer where it was. Choose another one.'
    await expect(errors).toHaveText([gone])
    await expect(file).toHaveAccessibleDescription(new RegExp(gone))
    await chooseFile(page, bill)
    await press(page, 'Register')
    await expect(page).toHaveURL('/')
  },
)

test('a reload and Back restore input; “Start afresh” and a link discard it (§registration.9)', async ({ page }) => {
  await signIn(page)
  await open(page, '/profile', 'en')
  const link = page.getByRole('link', { name: 'Register your business' })
  const name = page.getByLabel('Full name')
  await link.click()
  await name.fill('Asha Pawar')
  await page.getByRole('link', { name: 'Krishi Vyapar' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(name).toHaveValue('Asha Pawar')
  await page.goBack()
  await link.click()
  await expect(name).toHaveValue('')

  await fillStep1(page, 'fpo')
  await press(page, 'Next')
  await press(page, 'Back')
  await expect(page).toHaveURL('/register')
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Pawar')
  await expect(page.getByText(/What you typed on .* is back/)).toBeHidden()
  await page.reload()
  await expect(page.getByText(/What you typed on .* is back/)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Pawar')
  await expect(inputOf(page, 'City')).toHaveValue('Niphad')
  await press(page, 'Next')
  await page.getByLabel('Organization name').fill('Niphad FPC')
  await page.reload()
  await expect(page.getByLabel('Organization name')).toHaveValue('Niphad FPC')
  await press(page, 'Start afresh')
  await expect(page.getByLabel('Organization name')).toHaveValue('')
  await expect(page.getByText('Asha Pawar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/enquiry')
  await press(page, 'Back')
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Pawar')
  await page.reload()
  await press(page, 'Start afresh')
  await expect(page.getByLabel('Business type')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Start afresh' })).toBeHidden()
})

test('another business type keeps the input of fields that it has too (§registration.27)', async ({ page }) => {
  await signIn(page)
  await toStep2(page, 'agent')
  await fillStep2(page, 'agent')
  const changeTo = async (type: string) => {
    await page.goBack()
    await field(page, 'business_type').selectOption(type)
    await press(page, 'Next')
    await expect(page).toHaveURL(`/register?step=2&business_type=${type}`)
  }
  await changeTo('fpo')
  await expect(field(page, 'organization_name')).toHaveValue('Pawar Traders')
  await expect(field(page, 'organization_pan')).toHaveValue('AAPFU0939F')
  await expect(field(page, 'organization_gst')).toHaveValue('27AAPFU0939F1ZV')
  await field(page, 'organization_name').fill('Niphad FPC')
  await page.reload()
  await expect(field(page, 'organization_gst')).toHaveValue('27AAPFU0939F1ZV')
  await changeTo('manufacturer')
  await expect(field(page, 'company_name')).toHaveValue('Niphad FPC')
  await expect(field(page, 'company_pan')).toHaveValue('AAPFU0939F')
  await expect(field(page, 'office_location')).toHaveValue('Panchavati')
  await expect(field(page, 'has_own_logistics')).toBeChecked()
  await page.reload()
  await press(page, 'Start afresh')
  await expect(field(page, 'company_name')).toHaveValue('')
})

test('a finished business is edited from the profile, without name and email: what is not changed stays, the stored bill too @full', async ({
  page,
}) => {
  const { token } = await signIn(page, 'company', { known: false })
  const before = await profileOf(page, token)
  await open(page, '/profile', 'en')
  await page.getByRole('link', { name: 'Edit business details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit details: Company')
  await expect(page.getByLabel('Company PAN')).toHaveValue(String(before.business?.['company_pan']))
  await expect(fileButton(page, 'Cancelled cheque/passbook')).toHaveAccessibleDescription(/A file is stored already/)
  // By keyboard: a click so soon after the link's, in the same place, counts as a double press.
  await page.getByRole('button', { name: 'Change' }).press('Enter')
  await expect(page.getByLabel('Full name')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Change name or email on your profile' })).toBeVisible()
  await page.getByLabel('Detailed address').fill('15 Market Yard')
  await page.getByRole('textbox', { name: 'Factory location' }).fill('Sinnar MIDC')
  await page.reload()
  await expect(page.getByText(/What you typed on .* is back/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Factory location' })).toHaveValue('Sinnar MIDC')
  await press(page, 'Save')
  await expect(page).toHaveURL('/profile')
  // Back does not show the profile once more.
  expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0)
  await expect(shortMessages(page).getByText('The details of your business are saved.')).toBeVisible()
  expect(await profileOf(page, token)).toMatchObject({
    ...before,
    business: { ...before.business, address: '15 Market Yard', factory_location: 'Sinnar MIDC' },
  })
})

test('step 2 on another device asks only for missing details, prefilled from the profile @full', async ({ page }) => {
  await signIn(page)
  await toStep2(page, 'farmer')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('registration_') || key === 'business_type') localStorage.removeItem(key)
  })
  await open(page, '/register?step=2', 'mr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('व्यवसायाचा तपशील: शेतकरी')
  await expect(field(page, 'name')).toHaveValue('Asha Pawar')
  await expect(field(page, 'city')).toHaveValue('निफाड')
  await expect(field(page, 'address')).toHaveValue('')
  await field(page, 'farm_size').fill('2')
  await field(page, 'address').fill('14 Market Yard')
  await page.getByRole('button', { name: 'माझ्या पत्त्याप्रमाणेच' }).click()
  await expect(field(page, 'farm_location')).toHaveValue('14 Market Yard, निफाड, नाशिक, महाराष्ट्र 422306')
  await press(page, 'नोंदणी करा')
  await expect(page).toHaveURL('/subscription')
})
