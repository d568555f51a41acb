import { expect, test } from 'vitest'
import { operations } from '../../src/api/generated/operations.ts'
import { changedArea, recordPath } from '../../src/api/invalidate.ts'

/** Every call that changes something, and the queries that it invalidates. A new call must be added here. */
const MAKES_OLD: Record<string, 'enquiries' | 'directory' | 'nothing'> = {
  createEnquiry: 'enquiries',
  updateEnquiry: 'enquiries',
  closeEnquiry: 'enquiries',
  addProductImage: 'enquiries',
  deleteProductImage: 'enquiries',
  purchaseEnquiryContact: 'nothing', // only an order; src/payments invalidates once it is paid
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
  verifyPayment: 'nothing', // no saved copy has a contact
}

test.each(Object.entries(operations).filter(([, { method }]) => method !== 'get'))('%s makes old', (name, { path }) => {
  expect(changedArea(path.replaceAll(/\{\w+\}/g, '42')) ?? 'nothing').toBe(MAKES_OLD[name])
})

test('a contact that was bought makes its record old', () => {
  expect(changedArea(recordPath('enquiry', 7))).toBe('enquiries')
  expect(changedArea(recordPath('manufacturer', 7))).toBe('directory')
})
