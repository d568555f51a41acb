import type { OperationId } from '../../mock-server/operation.ts'
import type { Step } from './drive.ts'

/** A page, or a part of it, that asks for something or sends something. */
export type Place = {
  name: string
  path: string
  /** What it calls; each is fuzzed there. A test compares it with what the page really calls. */
  operations: readonly OperationId[]
  /** Who is there; a farmer, if left out. */
  as?: 'visitor' | 'newcomer' | 'farmer' | 'buyer'
  /** What else the browser keeps. */
  local?: Record<string, string>
  session?: Record<string, string>
  /** What the person does there. */
  steps?: Step[]
  /** How they try again; the button of the alert, if left out. */
  retry?: Step[]
  /** Operations whose failure costs the page nothing that a person came for: it does without, and says nothing. Why. */
  silent?: Partial<Record<OperationId, string>>
  /** Examples of the document that the page starts from, where it is not the first of its operation. */
  examples?: Partial<Record<OperationId, string>>
}

export const places: Place[] = [
  { name: 'home', path: '/', as: 'visitor', operations: ['listLatestEnquiries'] },
  { name: 'board', path: '/global-enquiry', operations: ['listGlobalEnquiries', 'listCategories'] },
  { name: 'enquiry of the board', path: '/global-enquiry/11', operations: ['getEnquiryDetail', 'listGlobalEnquiries'] },
  { name: 'own enquiries', path: '/enquiry', operations: ['listOwnEnquiries'] },
  { name: 'own enquiry', path: '/enquiry/11', operations: ['getEnquiry', 'listEnquiryTasks'] },
  { name: 'directory of farmers', path: '/directory?entityType=farmer', operations: ['listFarmers'] },
  { name: 'directory of buyers', path: '/directory?entityType=buyer', operations: ['listBuyers'] },
  { name: 'directory of manufacturers', path: '/directory?entityType=manufacturer', operations: ['listManufacturers'] },
  { name: 'farmer', path: '/farmer/11', operations: ['getFarmer', 'listBusinessProducts'] },
  { name: 'buyer', path: '/buyer/11', operations: ['getBuyer', 'listBusinessProducts'] },
  { name: 'manufacturer', path: '/manufacturer/11', operations: ['getManufacturer', 'listBusinessProducts'] },
  { name: 'product', path: '/products/1?business=11', operations: ['listBusinessProducts', 'getFarmer'] },
  { name: 'mandi', path: '/price-mandi', as: 'visitor', operations: ['listMandiPrices'] },
  { name: 'profile', path: '/profile', operations: ['getUserProfile'] },
  { name: 'subscription', path: '/subscription', operations: ['getSubscriptionStatus', 'getPlan'] },
]
