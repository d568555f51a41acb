import { createQueryClient } from '../../src/api/query-client.ts'
import * as catalogue from '../../src/api/catalogue.ts'
import * as directory from '../../src/api/directory.ts'
import * as enquiries from '../../src/api/enquiries.ts'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import * as mandi from '../../src/api/mandi.ts'
import * as payment from '../../src/api/payment.ts'
import * as account from '../../src/api/account.ts'
import * as registration from '../../src/api/registration.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { businesses, boardEnquiries, mandiPrices, ownEnquiries, type DirectoryType } from '../../src/api/reads.ts'
import type { BusinessType } from '../../src/session/storage.ts'
import { aStep1, aStep2 } from '../factories.ts'

/** The records that the calls concern. */
const categoryId = 1
const subcategoryId = 2
const varietyId = 3
const enquiryId = 4
const business: Record<DirectoryType, number> = { farmer: 5, buyer: 6, manufacturer: 7 }
const own = { id: 8, user_product: 9, image: 10 }
const locale = 'mr'
const mobile = '9876543210'

const queryClient = createQueryClient()
type Query = Parameters<typeof queryClient.fetchQuery>[0]
/** Runs a query as defined, once and without the cache. */
const run = (query: unknown) => queryClient.fetchQuery({ ...(query as Query), retry: false, staleTime: 0 })

const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])], 'gehun.jpg', {
  type: 'image/jpeg',
})
const bill = new File(['%PDF-1.7\n%%EOF\n'], 'cancelled cheque.pdf', { type: 'application/pdf' })

const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const office = { ...tax, factory_location: 'Sinnar', office_location: 'Panchavati', has_own_logistics: true }
const shop = { ...office, cancelled_bill: bill }
const personal = <Type extends BusinessType>(type: Type) =>
  aStep2(type, { full_name: 'अनिता देशमुख', email: 'anita@example.com', company_name: 'Deshmukh Agro' })
const enquiry = {
  type: 'sell' as const,
  product: categoryId,
  is_new_subcategory: false,
  sub_category: subcategoryId,
  sub_sub_category: varietyId,
  expected_price: 24.5,
  quantity: 12,
  unit: 'quintal' as const,
  is_organic: true,
  location: 'लासलगाव, Nashik',
}

/** An operation that is added to the document without a definition in src/api fails to compile. */
export const calls: Record<OperationId, () => Promise<unknown>> = {
  // Catalogue
  listCategories: () => run(catalogue.categoriesQuery(locale)),
  listSubcategories: () => run(catalogue.subcategoriesQuery(locale)),
  listSubcategoriesOfCategory: () => run(catalogue.subcategoriesOfCategoryQuery(locale, categoryId)),
  listVarieties: () => run(catalogue.varietiesQuery(locale, subcategoryId)),
  // Sign-in and registration
  lookUpPincode: () => run(registration.pincodeQuery(locale, '422001')),
  requestOtp: () => account.requestOtp({ mobile }, locale),
  verifyOtp: () => account.verifyOtp({ mobile, otp: '123456' }, locale),
  createBusiness: () => registration.createBusiness(aStep1({}), locale),
  createFarmer: () => {
    const extras = { farm_size: '12.5 acres', farm_location: 'Niphad', soil_testing_done: true }
    return registration.createProfile.farmer({ ...personal('farmer'), ...extras }, locale)
  },
  createBuyer: () => {
    const extras = { ...tax, storage_house_location: 'Pimpalgaon', has_own_logistics: false }
    return registration.createProfile.buyer({ ...personal('buyer'), ...extras }, locale)
  },
  createManufacturer: () => registration.createProfile.manufacturer({ ...personal('manufacturer'), ...office }, locale),
  createFpo: () => {
    const extras = {
      role_in_organization: 'अध्यक्ष',
      organization_name: 'बरखेड़ी किसान उत्पादक कंपनी',
      organization_address: 'बरखेड़ी',
      number_of_farmers: 340,
      do_manufacturing: true,
    }
    return registration.createProfile.fpo({ ...personal('fpo'), ...extras }, locale)
  },
  createAgent: () => registration.createProfile.agent({ ...personal('agent'), ...shop }, locale),
  createCompany: () => registration.createProfile.company({ ...personal('company'), ...shop }, locale),
  createDistributor: () => registration.createProfile.distributor({ ...personal('distributor'), ...shop }, locale),
  createRetailer: () => registration.createProfile.retailer({ ...personal('retailer'), ...shop }, locale),
  createWholesaler: () => registration.createProfile.wholesaler({ ...personal('wholesaler'), ...shop }, locale),
  // Profile
  getUserProfile: () => run(account.userProfileQuery(locale)),
  getUserRole: () => run(account.userRoleQuery(locale)),
  editUserProfile: () =>
    account.editUserProfile({ full_name: 'विजय राठौर', email: '', profile_picture: picture }, locale),
  requestAccountDeletion: () => account.requestAccountDeletion({ reason: 'शेती सोडली' }, locale),
  // Enquiries
  listLatestEnquiries: () => run(latestEnquiriesQuery(locale)),
  listGlobalEnquiries: () =>
    run(enquiries.boardEnquiriesQuery(locale, boardEnquiries({ sub_category: subcategoryId, type: 'sell' }, 1))),
  getEnquiryDetail: () => run(enquiries.enquiryDetailQuery(locale, enquiryId)),
  createEnquiry: () => enquiries.createEnquiry({ ...enquiry, photo: picture }, locale),
  listOwnEnquiries: () => run(enquiries.ownEnquiriesQuery(locale, ownEnquiries(1))),
  getEnquiry: () => run(enquiries.enquiryQuery(locale, own.id)),
  listEnquiryTasks: () => run(enquiries.enquiryTasksQuery(locale, own.id)),
  updateEnquiry: () => {
    const changes = { ...enquiry, minimum_expected_price: 20, grade: undefined, photo: '' as const }
    return enquiries.updateEnquiry({ id: own.id, changes }, locale)
  },
  addProductImage: () =>
    enquiries.addProductImage({ userProductId: own.user_product, file: picture, image: picture }, locale),
  deleteProductImage: () =>
    enquiries.deleteProductImage({ userProductId: own.user_product, imageId: own.image }, locale),
  closeEnquiry: () => enquiries.closeEnquiry({ id: own.id, closing_remark: 'बिक गया' }, locale),
  purchaseEnquiryContact: () => enquiries.purchaseEnquiryContact({ id: enquiryId }, locale),
  // Directory
  listFarmers: () => run(directory.directoryQuery(locale, businesses('farmer', { search: 'Nashik' }, 1))),
  listBuyers: () => run(directory.directoryQuery(locale, businesses('buyer', {}, 1))),
  listManufacturers: () => run(directory.directoryQuery(locale, businesses('manufacturer', {}, 1))),
  getFarmer: () => run(directory.businessQuery(locale, 'farmer', business.farmer)),
  getBuyer: () => run(directory.businessQuery(locale, 'buyer', business.buyer)),
  getManufacturer: () => run(directory.businessQuery(locale, 'manufacturer', business.manufacturer)),
  listBusinessProducts: () => run(directory.businessProductsQuery(locale, business.farmer)),
  purchaseBusinessContact: () =>
    directory.purchaseBusinessContact({ business_id: business.farmer, business_type: 'farmer' }, locale),
  // Mandi
  listMandiPrices: () => run(mandi.mandiPricesQuery(locale, mandiPrices({ state: 'Maharashtra', grade: '' }, 2))),
  // Payment
  getSubscriptionStatus: () => run(payment.subscriptionStatusQuery(locale)),
  getPlan: () => run(payment.planQuery(locale)),
  createPayment: () => payment.createPayment({ amount: 999, description: 'Premium' }, locale),
  verifyPayment: () =>
    payment.verifyPayment(
      { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'f'.repeat(64) },
      locale,
    ),
}
