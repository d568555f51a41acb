import type { Page } from '@playwright/test'
import { chooseFile } from './file-field.ts'
import { expect } from './fixture.ts'

const tax = { company_pan: 'aapfu0939f', gst_number: '27aapfu0939f1zv' }
const trade = { ...tax, company_name: 'Pawar Traders', office_location: 'Panchavati', factory_location: 'Sinnar' }
export const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }

/** Each business type: the typed values, and the values in the profile afterwards. */
export const types = {
  farmer: { typed: { farm_size: '१२.५', farm_location: 'Niphad' }, stored: { farm_size: '12.5 acres' } },
  fpo: {
    typed: {
      organization_name: 'निफाड FPC',
      role_in_organization: 'Director',
      organization_address: 'Niphad',
      number_of_farmers: '३४०',
    },
    stored: { company_name: 'निफाड FPC', number_of_farmers: 340 },
  },
  agent: { typed: trade, stored: { company_pan: 'AAPFU0939F' } },
  company: { typed: trade, stored: { company_name: 'Pawar Traders' } },
  buyer: {
    typed: { ...tax, company_name: 'Pawar Agro', storage_house_location: 'Pimpalgaon' },
    stored: { gst_number: '27AAPFU0939F1ZV' },
  },
  distributor: { typed: trade, stored: { office_location: 'Panchavati' } },
  retailer: { typed: trade, stored: { factory_location: 'Sinnar' } },
  wholesaler: { typed: trade, stored: { company_pan: 'AAPFU0939F' } },
  manufacturer: { typed: trade, stored: { factory_location: 'Sinnar' } },
} as const
const WITH_BILL: ReadonlySet<string> = new Set(['agent', 'company', 'distributor', 'retailer', 'wholesaler'])

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
/** The city of PIN code 422306, in the page's script. */
const NIPHAD = /^(Niphad|निफाड)$/

export async function fillStep1(page: Page, type: string, name = 'Asha Pawar') {
  await field(page, 'business_type').selectOption(type)
  await field(page, 'pincode').fill('422306')
  await expect(field(page, 'city')).toHaveValue(NIPHAD)
  await field(page, 'address').fill('14 Market Yard')
  await field(page, 'name').fill(name)
}

/** Fills in step 2 of a type, except for its file. */
export async function fillTyped(page: Page, type: keyof typeof types) {
  for (const [name, text] of Object.entries(types[type].typed)) await field(page, name).fill(text)
  await field(page, type === 'fpo' ? 'do_manufacturing' : 'has_own_logistics').check()
}

/** Attaches the file, if the type requires one. */
export async function fillFile(page: Page, type: keyof typeof types) {
  if (WITH_BILL.has(type)) await chooseFile(page, bill)
}
