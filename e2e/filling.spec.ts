import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { full, sampled } from '../tests/sample.ts'
import { FIELDS, filling, limitsOf, tooLong } from './filling/fields.ts'
import { fieldOf, fieldsOf, forms } from './filling/forms.ts'
import { byRequest, listen, submit } from './filling/sent.ts'
import { WAYS, type Way } from './filling/ways.ts'
import { enquiryForm } from './enquiry-form.ts'
import { expect, open, openState, shortMessages, stateOf, test } from './fixture.ts'

// Fields are retyped, autofilled, composed by an input method, pasted with surrounding text, and dictated. The sent
// value is the intended one, and the shown value can be recognised as it.

const ways = Object.keys(WAYS) as Way[]
const shownIn = (page: Page, within: string, name: string) =>
  name === 'otp'
    ? page
        .locator(`${within} fieldset input`)
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(''))
    : fieldOf(page, within, name).inputValue()

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A text without its case, digit script and punctuation. */
const bare = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]/gu, '')

/** The full size fills each field in every way; the small one fills the form once, each field in the next way. */
const ROUNDS = full ? ways.length : 1
const wayOf = (turn: number, round: number, at: number) => ways[(full ? round : turn + at) % ways.length]!

/** Lists, which take no text that names no option (§forms.11). */
const LISTS = ['district', 'state', 'mandi-state', 'mandi-district']
/** Searches, which refuse nothing: a message says that the text was cut. */
const SEARCHES = new Set(['search', 'commodity', 'grade'])

/** More key presses in a row than React renders without a pause (50). */
const typeAtOnce = async (input: HTMLInputElement) => {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!
  for (let key = 0; key < 60; key++) {
    value.set!.call(input, `1${key}`)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve() // React renders before the next one
  }
}
/** React Aria renders these fields’ lists anew after each key; no name in a list has so many letters. */
const LISTED = ['area', 'city', 'location', 'commodity', 'search']

for (const [turn, form] of sampled(forms, 5).entries()) {
  const { state: name, prepare, send, within = 'main form', leaves, before, goes } = form
  const { later = [], once = [], chosen = [] } = form
  test(`${name}: sends the same values however they are entered; a text that is too long stays whole and is refused`, async ({
    page,
  }) => {
    test.slow()
    const state = stateOf(name)
    await listen(page, goes)
    await (before ?? state.before)?.(page)
    async function arrive() {
      await open(page, state.path, 'en')
      await state.ready(page)
      await prepare?.(page)
      await page.locator(within).first().waitFor()
    }
    /** In a new session, because some questions, such as the location, are asked once in one. */
    async function arriveAgain() {
      await page.evaluate(() => sessionStorage.clear())
      await arrive()
    }
    await arrive()
    for (let round = 0; round < ROUNDS; round++) {
      await test.step(`round ${round + 1}`, async () => {
        if (round > 0 && leaves) await arriveAgain()
        const all = (await fieldsOf(page, within)).filter((each) => !chosen.includes(each))
        const fields = round === 0 ? all : all.filter((each) => !once.includes(each))
        expect(fields.length).toBeGreaterThan(0)
        const way = (field: string) => wayOf(turn, round, all.indexOf(field))
        for (const field of fields) {
          await WAYS[way(field)](page, fieldOf(page, within, field), filling(field, way(field)).put)
          // The pincode fills in its places, which are then typed over.
          if (field === 'pincode') await expect(fieldOf(page, within, 'city')).toHaveValue('Niphad')
        }
        const shown = Object.fromEntries(
          await Promise.all(fields.map(async (field) => [field, await shownIn(page, within, field)] as const)),
        )
        const sent = await send(page)
        for (const field of fields.filter((each) => !later.includes(each))) {
          const { sent: meant } = filling(field, way(field))
          expect.soft(String(sent[field]), `${way(field)}: ${field}`).toBe(meant)
          const [number] = meant.split(' ')
          expect
            .soft(bare(shown[field]!), `${way(field)}: ${field}, as it is shown`)
            .toContain(bare(field === 'farm_size' ? number! : meant))
        }
      })
    }

    if (leaves) await arriveAgain()
    const fields = (await fieldsOf(page, within)).filter((each) => ![...chosen, ...LISTS].includes(each))
    const isSearch = (field: string) => SEARCHES.has(field) && /mandi|home|board|directory/.test(name)
    const refused = fields.filter((field) => !isSearch(field))
    const single = fields.filter((field) => ![...LISTED, 'otp'].includes(field))
    for (const field of single.filter((_, at) => full || at === turn % single.length))
      await test.step(`${field}: keys that a busy device handles in one go`, async () => {
        const input = fieldOf(page, within, field)
        await input.focus()
        await input.evaluate(typeAtOnce)
        await expect.soft(input, field).toHaveValue('159')
      })
    for (const field of fields) {
      const input = fieldOf(page, within, field)
      await WAYS.pasted(page, input, tooLong(field))
      if (!isSearch(field)) continue
      await expect(shortMessages(page).filter({ hasText: 'too long for this field' }).last()).toBeVisible()
      expect(limitsOf(field)).toContain(await input.evaluate((field: HTMLInputElement) => field.maxLength))
    }
    for (const field of refused.filter((each) => each !== 'otp'))
      expect.soft(bare(await shownIn(page, within, field)), field).toBe(bare(tooLong(field)))
    await page.evaluate(() => Object.assign(globalThis, { sent: undefined }))
    if (refused.length > 0) await submit(page, within)
    for (const field of refused) {
      const [input, limits] = [fieldOf(page, within, field), limitsOf(field)]
      await expect.soft(input, field).toHaveAttribute('aria-invalid', 'true')
      if (limits && field !== 'email')
        await expect.soft(input, field).toHaveAccessibleDescription(RegExp(`at most (${limits.join('|')}) char`))
    }
    expect(await page.evaluate(() => (globalThis as { sent?: object }).sent)).toBeUndefined()
  })
}

test('every option of a list stays chosen', async ({ page }) => {
  test.slow()
  for (const name of ['mandi asked where to sell', 'registration', 'registration of a farmer, step 2', 'new enquiry']) {
    await openState(page, name)
    const lists = page.locator('main select')
    await expect(lists.first()).toBeVisible()
    for (const list of await lists.all())
      for (const option of await list.locator('option').all()) {
        const value = (await option.getAttribute('value'))!
        await list.selectOption(value)
        await expect(list, name).toHaveValue(value)
      }
  }
})

for (const [turn, way] of sampled([...ways.entries()], ways.length))
  test(`new enquiry: the catalogue’s lists send what they show, ${way}`, async ({ page }) => {
    await listen(page)
    await openState(page, 'new enquiry')
    const meant = { product: 'Vegetables', sub_category: 'Onion', sub_sub_category: 'Nashik Red' }
    for (const [at, [name, text]] of Object.entries(meant).entries()) {
      const field = fieldOf(page, 'main form', name)
      await expect(field).toHaveRole('combobox')
      await expect(page.getByRole('status').filter({ hasText: 'to choose from' })).toHaveCount(1)
      await WAYS[ways[(turn + at) % ways.length]!](page, field, text)
      await expect(field).toHaveValue(text)
      await expect(page.getByRole('listbox')).toHaveCount(0)
    }
    await enquiryForm(page).fillTrade()
    expect(await byRequest()(page)).toMatchObject({ product: '4', sub_category: '49', sub_sub_category: '115' })
  })

test('these forms include every component with a text field', () => {
  /** The files with the fields of these forms, and their building blocks. */
  const known = [
    'domain/catalogue/CategoryList.tsx',
    'domain/catalogue/ProduceInput.tsx',
    'features/account-deletion/DeletionPage.tsx',
    'features/directory/NearnessForm.tsx',
    'features/enquiries/CloseEnquiry.tsx',
    'features/enquiry-form/ProductFields.tsx',
    'features/enquiry-form/TradeFields.tsx',
    'features/mandi/FilterForm.tsx',
    'features/mandi/sell/SellForm.tsx', // numbers, the crop field of the filters, and a list; nothing is sent as typed
    'features/profile/ProfileForm.tsx',
    'features/registration/DeclaredField.tsx',
    'features/registration/PersonalFields.tsx',
    'features/registration/PincodeField.tsx',
    'features/sign-in/OtpBoxes.tsx',
    'features/sign-in/PhoneStep.tsx',
    'features/support/SupportPage.tsx',
  ]
  const drawn = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
    .filter((file) => {
      const text = readFileSync(`src/${file}`, 'utf8')
      return (
        /<((Text|Number|Code|Combo)Field|ComboInput|textarea)\b/.test(text) ||
        /type="(text|search|tel|email)"/.test(text) ||
        /<input\b(?![^>]*(radio|choice\())/.test(text)
      )
    })
  expect(drawn.sort()).toEqual(known)
  expect(Object.keys(FIELDS).length).toBeGreaterThan(30)
})
