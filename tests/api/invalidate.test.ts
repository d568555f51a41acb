import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import { connectSession } from '../../src/api/client.ts'
import { closeEnquiry } from '../../src/api/enquiries.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { changedArea } from '../../src/api/query-client.ts'
import { changeCount } from '../../src/api/copies/copies.ts'

/** Every call that changes something, and the queries that it invalidates. A new call must be added here. */
const MAKES_OLD: Record<string, 'enquiries' | 'directory' | 'nothing'> = {
  createEnquiry: 'enquiries',
  updateEnquiry: 'enquiries',
  closeEnquiry: 'enquiries',
  addProductImage: 'enquiries',
  deleteProductImage: 'enquiries',
  purchaseEnquiryContact: 'nothing', // no saved copy has a contact
  purchaseBusinessContact: 'nothing',
  requestOtp: 'nothing',
  verifyOtp: 'nothing',
  createBusiness: 'directory',
  createFarmer: 'directory',
  createBuyer: 'directory',
  createManufacturer: 'directory',
  createFpo: 'directory',
  createAgent: 'directory',
  createCompany: 'directory',
  createDistributor: 'directory',
  createRetailer: 'directory',
  createWholesaler: 'directory',
  editUserProfile: 'directory',
  requestAccountDeletion: 'nothing',
  createPayment: 'nothing',
  verifyPayment: 'nothing',
}

const changes = Object.entries(operations).filter(([, { method }]) => method !== 'get')
test.each(changes)('which copies %s outdates', (name, { path }) => {
  expect(changedArea(path.replaceAll(/\{\w+\}/g, '42')) ?? 'nothing').toBe(MAKES_OLD[name])
})

test('closing an enquiry deletes the earlier copies', async () => {
  connectSession({ token: () => 'token-of-asha', onUnauthorized: () => undefined })
  stubFetch(() => new Response(null, { status: 204 }))
  const before = changeCount()
  await closeEnquiry({ id: 7, closing_remark: 'Sold' }, 'en').catch(() => undefined)
  expect(changeCount()).toBeGreaterThan(before)
})
