import type { Page } from '@playwright/test'
import type { FieldValue } from '../src/features/registration/profile-form.ts'
import type { BusinessType } from '../src/session/storage.ts'
import { filled } from '../tests/features/registration/filled.ts'
import { chooseFile } from './file-field.ts'
import { expect } from './fixture.ts'

export const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }

/** A field by name, in any language. */
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The city of pincode 422306, in the page's script. */
const NIPHAD = /^(Niphad|निफाड)$/

export async function fillStep1(page: Page, type: string, name = 'Asha Pawar') {
  await field(page, 'business_type').selectOption(type)
  await field(page, 'pincode').fill('422306')
  await expect(field(page, 'city')).toHaveValue(NIPHAD)
  await field(page, 'address').fill('14 Market Yard')
  await field(page, 'name').fill(name)
}

/** The texts of step 2 of a type, by field. */
export const textsOf = (type: BusinessType) =>
  Object.entries(filled[type]).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'farm_size_unit' ? [[name, value]] : [],
  )

export async function fillStep2(page: Page, type: BusinessType) {
  const { farm_size_unit: unit, ...values } = filled[type]
  for (const [name, text] of textsOf(type)) await field(page, name).fill(text)
  if (typeof unit === 'string') await field(page, 'farm_size_unit').selectOption(unit)
  for (const [name, value] of Object.entries(values)) if (value === true) await field(page, name).check()
  if ('cancelled_bill' in values) await chooseFile(page, bill)
}

/** What the profile has of step 2 afterwards. */
export function storedOf(type: BusinessType) {
  const { cancelled_bill: _, farm_size_unit, ...values } = filled[type]
  const unit = farm_size_unit as string
  const stored = (name: string, value: FieldValue) =>
    typeof value !== 'string'
      ? value
      : name === 'farm_size'
        ? `${value} ${unit}`
        : /^\d+$/.test(value)
          ? Number(value)
          : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, stored(name, value)]))
}
