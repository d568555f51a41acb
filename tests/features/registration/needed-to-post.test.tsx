import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BusinessStep } from '../../../src/features/registration/BusinessStep.tsx'
import type { BusinessType } from '../../../src/session/storage.ts'
import { aProfile } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

/** §registration.21 */
test.each<[BusinessType, string | undefined]>([
  ['agent', 'PAN of the company, office location and GST number'],
  ['retailer', 'PAN of the company and GST number'],
  ['fpo', 'PAN of the organization and GST number of the organization'],
  ['farmer', undefined],
])('step 2 of a %s names the optional details that posting requires', async (type, list) => {
  signIn()
  const profile = aProfile({}, { business: null })
  await show(<BusinessStep type={type} profile={profile} profileNow={() => Promise.resolve(profile)} />)
  await screen.findByRole('button', { name: 'Register' })
  const said = screen.queryByText(/needed before you can post an enquiry/)?.textContent
  expect(said).toBe(list && `These are optional here, but needed before you can post an enquiry: ${list}.`)
})
