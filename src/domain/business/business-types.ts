import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BusinessType } from '../../session/storage.ts'

/** Only buyers post enquiries to buy; everybody else sells (§enquiries.14). */
export const mayBuy = (businessType: BusinessType | undefined) => businessType === 'buyer'

/** Names of the nine business types (§registration.1). */
export const businessTypeNames: Record<BusinessType, MessageDescriptor> = {
  farmer: msg({ message: 'Farmer', context: 'business type', comment: 'A kind of business.' }),
  fpo: msg({
    message: 'Farmer Producer Organization (FPO)',
    context: 'business type',
    comment: 'A kind of business. Keep FPO in Latin letters.',
  }),
  agent: msg({ message: 'Agent', context: 'business type', comment: 'A kind of business: a broker.' }),
  company: msg({ message: 'Company', context: 'business type', comment: 'A kind of business.' }),
  buyer: msg({ message: 'Buyer', context: 'business type', comment: 'A kind of business: buys produce.' }),
  distributor: msg({ message: 'Distributor', context: 'business type', comment: 'A kind of business.' }),
  retailer: msg({ message: 'Retailer', context: 'business type', comment: 'A kind of business.' }),
  wholesaler: msg({ message: 'Wholesaler', context: 'business type', comment: 'A kind of business.' }),
  manufacturer: msg({
    message: 'Manufacturer',
    context: 'business type',
    comment: 'A kind of business: processes produce.',
  }),
}
