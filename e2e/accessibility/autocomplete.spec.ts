import { sampled } from '../../tests/sample.ts'
import { expect, open, openState, test } from '../fixture.ts'
import { fillStep1 } from '../registration-form.ts'
import { signIn } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'

/** Check 39: the `autocomplete` tokens that each field may carry (WCAG 1.3.5), by the name of the field. */
const TOKENS: Record<string, RegExp> = {
  name: /^name$/,
  full_name: /^name$/,
  email: /^email$/,
  mobile: /^tel-national$/,
  pincode: /^postal-code$/,
  pin: /^postal-code$/,
  address: /^street-address$/,
  city: /^address-level2$/,
  state: /^address-level1$/,
  location: /^address-level2$/,
  company_name: /^organization$/,
  organization_name: /^organization$/,
  role_in_organization: /^organization-title$/,
}
const FORMS = [
  'sign-in',
  'OTP',
  'registration',
  'registration of a fpo, step 2',
  'registration of a agent, step 2',
  'registration of a buyer, step 2',
  'new enquiry',
  'profile that is edited',
  'support',
  'directory with its form for nearness',
]

for (const name of sampled(FORMS, 6)) {
  test(`${name}: the browser can fill in what it knows of the person`, proves('check 39'), async ({ page }) => {
    await openState(page, name)
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input:not([type=file]), main textarea')].map((field) => ({
        name: field.name,
        token: field.autocomplete,
        tel: field.inputMode === 'tel',
      })),
    )
    const known = fields.filter((field) => field.name in TOKENS)
    for (const field of known) expect(field.token, field.name).toMatch(TOKENS[field.name]!)
    if (name === 'OTP') expect(fields[0]!.token).toBe('one-time-code')
    else expect(known.length).toBeGreaterThan(0)
    for (const field of fields.filter(({ tel }) => tel)) expect(field.token).toBe('tel-national')
  })
}

test('step 2 after step 1 asks for nothing that step 1 had', proves('check 39'), async ({ page }) => {
  await signIn(page)
  await open(page, '/register', 'en')
  await fillStep1(page, 'agent')
  const names = () =>
    page
      .locator('main :is(input, select, textarea)[name]')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name))
  const asked = await names()
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/step=2/)
  await page.locator('[name=company_pan]').waitFor()
  const again = await names()
  expect(again.filter((of) => asked.includes(of))).toEqual([])
})
