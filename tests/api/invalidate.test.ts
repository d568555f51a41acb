import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import { connectSession } from '../../src/api/client.ts'
import { boardEnquiriesQuery, closeEnquiry } from '../../src/api/enquiries.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { changedArea, createQueryClient } from '../../src/api/query-client.ts'
import { boardEnquiries } from '../../src/api/reads.ts'
import { changeCount } from '../../src/api/copies/copies.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { aPage } from '../factories.ts'

/** Every call that changes something, by the copies that it outdates. No copy has a contact. */
const OUTDATED: Record<string, string> = {
  enquiries: 'createEnquiry updateEnquiry closeEnquiry addProductImage deleteProductImage',
  directory:
    'createBusiness createFarmer createBuyer createManufacturer createFpo createAgent createCompany ' +
    'createDistributor createRetailer createWholesaler editUserProfile',
  nothing:
    'purchaseEnquiryContact purchaseBusinessContact createPayment verifyPayment requestOtp verifyOtp requestAccountDeletion',
}

const changes = Object.entries(operations).filter(([, { method }]) => method !== 'get')
test.each(changes)('%s is listed with the queries that it outdates', (name, { path }) => {
  const area = changedArea(path.replaceAll(/\{\w+\}/g, '42')) ?? 'nothing'
  expect(OUTDATED[area]?.split(' ')).toContain(name)
})

test('closing an enquiry deletes the earlier copies', async () => {
  connectSession({ token: () => 'token-of-asha', onUnauthorized: () => undefined })
  stubFetch(() => new Response(null, { status: 204 }))
  const before = changeCount()
  await closeEnquiry({ id: 7, closing_remark: 'Sold' }, 'en').catch(() => undefined)
  expect(changeCount()).toBeGreaterThan(before)
})

test('what a change made stale in another language is dropped; in the page’s, it shows until the reply', async () => {
  await activate('hi')
  const client = createQueryClient()
  for (const locale of LOCALES)
    client.setQueryData(boardEnquiriesQuery(locale, boardEnquiries({}, 1)).queryKey, aPage([]))
  await client.invalidateQueries({ queryKey: ['enquiries'] })
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[2]),
  ).toEqual(['hi'])
})
