import { stubFetch } from './page.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { pay } from '../../mock-server/checkout/pay.ts'
import { OTP } from '../../mock-server/handlers/sign-in.ts'
import { connectSession } from '../../src/api/client.ts'
import { directoryQuery } from '../../src/api/directory.ts'
import { businesses, globalEnquiries, type DirectoryType } from '../../src/api/reads.ts'
import { enquiryDetailQuery, boardEnquiriesQuery } from '../../src/api/enquiries.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { requestOtp, verifyOtp } from '../../src/api/account.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { startMock, type TestMock } from '../mock-server/mock.ts'
import { newMobile } from '../mock-server/person.ts'
import { calls, type World } from './every-operation.ts'

/** A person who may post and still has to pay: a buyer with a complete profile, without premium. */
const BUYER = '9876500015'

describe.each(LOCALES)('every operation on the stateful mock, in %s', (locale) => {
  let mock: TestMock
  let world: World
  let requests: Request[]

  beforeAll(async () => {
    mock = await startMock()
    requests = stubFetch(mock.fetch)
    world = await worldOf(mock, locale)
  })

  test.each(Object.keys(calls) as OperationId[])('%s', async (id) => {
    requests.length = 0
    await calls[id](world)
    expect(requests.length).toBeGreaterThan(0)
    expect(mock.log).toEqual([])
  })
})

/** The state of a buyer at a freshly started mock. */
async function worldOf(mock: TestMock, locale: Locale): Promise<World> {
  let token = mock.tokenOf(BUYER)
  connectSession({ token: () => token, onUnauthorized: () => expect.unreachable('the mock knows its tokens') })

  const client = createQueryClient()
  const board = await client.fetchQuery(boardEnquiriesQuery(locale, globalEnquiries({ type: 'sell' }, 1)))
  const details = await Promise.all(board.results.map(({ id }) => client.fetchQuery(enquiryDetailQuery(locale, id))))
  const enquiry = details.find((one) => !one.can_view_contact && one.sub_category.id && one.sub_sub_category?.id)
  if (!enquiry) throw new Error('No enquiry on the board has a hidden contact')
  const firstOf = async (type: DirectoryType) => {
    const { results } = await client.fetchQuery(directoryQuery(locale, businesses(type, {}, 1)))
    const hidden = results.find(({ business }) => !business.can_view_contact)
    if (!hidden) throw new Error(`No ${type} has a hidden contact`)
    return hidden.id
  }
  return {
    locale,
    categoryId: enquiry.product.id ?? 0,
    subcategoryId: enquiry.sub_category.id ?? 0,
    varietyId: enquiry.sub_sub_category?.id ?? 0,
    enquiryId: enquiry.id,
    business: {
      farmer: await firstOf('farmer'),
      buyer: await firstOf('buyer'),
      manufacturer: await firstOf('manufacturer'),
    },
    pincode: '422001',
    mobile: newMobile(),
    otp: OTP,
    async asNewcomer() {
      const mobile = newMobile()
      await requestOtp({ mobile }, locale)
      const reply = await verifyOtp({ mobile, otp: OTP }, locale)
      if (!reply.token) throw new Error('The code was refused')
      token = reply.token
    },
    asBuyer() {
      token = mock.tokenOf(BUYER)
    },
    pay(orderId) {
      const payment = pay(mock.store, orderId, mock.now())
      if (!payment) throw new Error(`Nothing to pay for ${orderId}`)
      return payment
    },
  }
}
