import type { CDPSession, Page } from '@playwright/test'
import { enquiryForm } from '../enquiry-form.ts'
import { byRequest, listen } from '../filling/sent.ts'
import { WAYS } from '../filling/ways.ts'
import { expect, open, stateOf, test } from '../fixture.ts'
import { signIn } from '../sign-in.ts'

// Chrome's own autofill (CDP `Autofill.trigger`) fills where the browser has it (CHROMIUM=/usr/bin/chromium). The
// headless shell has none; there the test imitates it field by field, in document order.
const PERSON = {
  NAME_FULL: 'Asha Pawar',
  EMAIL_ADDRESS: 'asha@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+919876543210',
  ADDRESS_HOME_STREET_ADDRESS: '14 Market Yard',
  ADDRESS_HOME_CITY: 'Niphad',
  ADDRESS_HOME_STATE: 'Maharashtra',
  ADDRESS_HOME_ZIP: '422306',
  ADDRESS_HOME_COUNTRY: 'IN',
}

type Form = {
  state: string
  /** The fields that the browser can fill, in document order, with the filled values. */
  fills: Record<string, string>
  /** The value sent, if it differs from the filled one. */
  sent?: Record<string, string>
  before?: (page: Page) => Promise<unknown>
  prepare?: (page: Page) => Promise<unknown>
}
const FORMS: Form[] = [
  {
    state: 'sign-in',
    fills: { mobile: '09876543210' },
    sent: { mobile: '9876543210' },
    prepare: (page) => page.getByRole('checkbox').check(),
  },
  {
    state: 'registration',
    fills: {
      pincode: '422306',
      city: 'Niphad',
      state: 'Maharashtra',
      address: '14 Market Yard',
      name: 'Asha Pawar',
      email: 'asha@example.com',
    },
    before: (page) => signIn(page),
    prepare: (page) => page.getByLabel('Business type').selectOption('agent'),
  },
  {
    state: 'profile that is edited',
    fills: { full_name: 'Asha Pawar', email: 'asha@example.com' },
    prepare: async (page) => {
      for (const name of ['full_name', 'email']) await page.locator(`main [name=${name}]`).fill('')
    },
  },
  {
    state: 'new enquiry with everything filled in',
    fills: { location: 'Niphad' },
    prepare: (page) => enquiryForm(page).location.fill(''),
  },
]

/** @returns false if the browser has no autofill of its own */
async function chromeFills(page: Page, tools: CDPSession, first: string): Promise<boolean> {
  // Playwright's types lack the methods of this domain.
  const send = tools.send.bind(tools) as (method: string, params?: object) => Promise<unknown>
  const address = { fields: Object.entries(PERSON).map(([name, value]) => ({ name, value })) }
  const isThere = await send('Autofill.enable').then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  await send('Autofill.setAddresses', { addresses: [address] })
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `main [name=${first}]` })
  const { node } = await tools.send('DOM.describeNode', { nodeId })
  // Chrome parses the form a moment after it is rendered; until then the trigger does nothing.
  await expect(async () => {
    await send('Autofill.trigger', { fieldId: node.backendNodeId, address })
    await expect(page.locator(`main [name=${first}]`)).not.toHaveValue('', { timeout: 500 })
  }).toPass()
  return true
}

for (const { state: name, fills, sent: written = {}, before, prepare } of FORMS)
  test(`${name}: what the browser fills in is shown, and sent`, async ({ page }) => {
    const state = stateOf(name)
    await listen(page)
    await (before ?? state.before)?.(page)
    await open(page, state.path, 'en')
    await state.ready(page)
    await prepare?.(page)
    const field = (of: string) => page.locator(`main [name=${of}]`)
    const tools = await page.context().newCDPSession(page)
    if (!(await chromeFills(page, tools, Object.keys(fills)[0]!)))
      for (const [of, text] of Object.entries(fills)) await WAYS.autofilled(page, field(of), text)
    for (const [of, text] of Object.entries(fills)) await expect(field(of), of).toHaveValue(text)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    if (name === 'registration') await expect(field('district')).toHaveValue('Nashik')
    const { address: _, ...asked } = { ...fills, ...written }
    expect(await byRequest()(page)).toMatchObject(asked)
  })
