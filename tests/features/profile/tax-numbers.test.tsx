import { screen } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TaxNumbers } from '../../../src/features/profile/ProfileView.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import { show } from '../../render.tsx'

const GSTIN = '27AAPFU0939F1ZV'
const PAN = 'AAPFU0939F'
const GIVEN = /^(GST number|PAN) given$/
const said = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent.trim())

/** §profile.13 */
test.each([
  [{ gst_number: GSTIN, company_pan: PAN }, ['GST number given', 'PAN given']],
  [{ organization_gst: GSTIN, organization_pan: PAN }, ['GST number given', 'PAN given']],
  [{ gst_number: GSTIN }, ['GST number given']],
  [{ company_pan: PAN }, ['PAN given']],
  // The check character is wrong.
  [{ gst_number: GSTIN.replace(/V$/, 'W'), company_pan: 'PAN' }, []],
  [{}, []],
])('%j: %j, and that nobody has checked more than their form', async (business, expected) => {
  await addCatalog('profile')
  await show(<TaxNumbers business={business} />)
  expect(said()).toEqual(expected)
  for (const text of said()) expect(text).toMatch(GIVEN)
  expect(
    screen.queryAllByText('We have checked only that these numbers are written correctly, not whose they are.'),
  ).toHaveLength(expected.length > 0 ? 1 : 0)
  expect(document.body.textContent).not.toContain('0939')
})

test('no text of the product calls anybody verified', () => {
  const texts = globSync('locales/en/*.po').flatMap((file) => readFileSync(file, 'utf8').match(/^msgid .*$/gm) ?? [])
  expect(texts.length).toBeGreaterThan(900)
  expect(texts.filter((text) => /\bverified\b|trusted (seller|buyer|supplier)/i.test(text))).toEqual([])
})
