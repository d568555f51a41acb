import { createQueryClient } from '../../src/api/query-client.ts'
import * as catalogue from '../../src/api/catalogue.ts'
import * as directory from '../../src/api/directory.ts'
import * as enquiries from '../../src/api/enquiries.ts'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import * as mandi from '../../src/api/mandi.ts'
import * as payment from '../../src/api/payment.ts'
import * as profile from '../../src/api/account.ts'
import * as signIn from '../../src/api/account.ts'
import * as registration from '../../src/api/registration.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { businesses, globalEnquiries, mandiPrices, ownEnquiries, type DirectoryType } from '../../src/api/reads.ts'
import type { BusinessType } from '../../src/session/storage.ts'

/** The world of the calls: the records they concern, and what happens outside the app meanwhile. */
export type World = {
  locale: Locale
  categoryId: number
  subcategoryId: number
  varietyId: number
  /** An enquiry of another person on the board, with its contact hidden. */
  enquiryId: number
  business: Record<DirectoryType, number>
  pincode: string
  mobile: string
  otp: string
  /** Continues as a newly signed-in person who has no business yet. */
  asNewcomer: () => Promise<void>
  /** Continues as the buyer who owns the enquiry created on the way. */
  asBuyer: () => void
  /** The result of the provider's checkout for a paid order. */
  pay: (orderId: string) => Parameters<typeof payment.verifyPayment>[0]
  own?: { id: number; user_product: number; image?: number }
}

const queryClient = createQueryClient()
type Query = Parameters<typeof queryClient.fetchQuery>[0]
/** Runs a query as defined, once and without the cache. */
const run = (query: unknown) => queryClient.fetchQuery({ ...(query as Query), retry: false, staleTime: 0 })

const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])], 'gehun.jpg', {
  type: 'image/jpeg',
})
const bill = new File(['%PDF-1.7\n%%EOF\n'], 'cancelled cheque.pdf', { type: 'application/pdf' })

const address = { city: 'Nashik', district: 'Nashik', state: 'Maharashtra', current_location: '19.9975, 73.7898' }
const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const office = { ...tax, factory_location: 'Sinnar', office_location: 'Panchavati', has_own_logistics: true }
const personal = <Type extends BusinessType>(business_type: Type) => ({
  ...address,
  full_name: 'अनिता देशमुख',
  email: 'anita@example.com',
  company_name: 'Deshmukh Agro',
  address: '14 Market Yard',
  pin_code: '422001',
  business_type,
})
const enquiry = ({ categoryId, subcategoryId, varietyId }: World) => ({
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
})
const own = (world: World) => {
  if (!world.own) throw new Error('createEnquiry comes first')
  return world.own
}

/** Each business needs its own owner, because nobody has two. */
const asNewcomer = (call: (world: World) => Promise<unknown>) => async (world: World) => {
  await world.asNewcomer()
  return call(world)
}

/**
 * Every operation of the document through its definition in src/api, in an order in which the mock can answer all of
 * them successfully. An operation added to the document without a definition fails to compile.
 */
export const calls: Record<OperationId, (world: World) => Promise<unknown>> = {
  // Catalogue
  listCategories: ({ locale }) => run(catalogue.categoriesQuery(locale)),
  listSubcategories: ({ locale }) => run(catalogue.subcategoriesQuery(locale)),
  listSubcategoriesOfCategory: (world) => run(catalogue.subcategoriesOfCategoryQuery(world.locale, world.categoryId)),
  listVarieties: (world) => run(catalogue.varietiesQuery(world.locale, world.subcategoryId)),
  // Sign-in and registration
  lookUpPincode: ({ locale, pincode }) => run(registration.pincodeQuery(locale, pincode)),
  requestOtp: ({ locale, mobile }) => signIn.requestOtp({ mobile }, locale),
  verifyOtp: ({ locale, mobile, otp }) => signIn.verifyOtp({ mobile, otp }, locale),
  createBusiness: asNewcomer((world) => {
    const body = { ...address, name: 'Anita', mobile: world.mobile, pincode: '422001', business_type: 'buyer' as const }
    return registration.createBusiness(body, world.locale)
  }),
  createFarmer: asNewcomer((world) => {
    const extras = { farm_size: '12.5 acres', farm_location: 'Niphad', soil_testing_done: true }
    return registration.createProfile.farmer({ ...personal('farmer'), ...extras }, world.locale)
  }),
  createBuyer: asNewcomer((world) => {
    const extras = { ...tax, storage_house_location: 'Pimpalgaon', has_own_logistics: false }
    return registration.createProfile.buyer({ ...personal('buyer'), ...extras }, world.locale)
  }),
  createManufacturer: asNewcomer((world) => {
    return registration.createProfile.manufacturer({ ...personal('manufacturer'), ...office }, world.locale)
  }),
  createFpo: asNewcomer((world) => {
    const extras = {
      role_in_organization: 'अध्यक्ष',
      organization_name: 'बरखेड़ी किसान उत्पादक कंपनी',
      organization_address: 'बरखेड़ी',
      number_of_farmers: 340,
      do_manufacturing: true,
    }
    return registration.createProfile.fpo({ ...personal('fpo'), ...extras }, world.locale)
  }),
  createAgent: asNewcomer((world) => {
    const input = { ...personal('agent'), ...office, cancelled_bill: bill }
    return registration.createProfile.agent(input, world.locale)
  }),
  createCompany: asNewcomer((world) => {
    const input = { ...personal('company'), ...office, cancelled_bill: bill }
    return registration.createProfile.company(input, world.locale)
  }),
  createDistributor: asNewcomer((world) => {
    const input = { ...personal('distributor'), ...office, cancelled_bill: bill }
    return registration.createProfile.distributor(input, world.locale)
  }),
  createRetailer: asNewcomer((world) => {
    const input = { ...personal('retailer'), ...office, cancelled_bill: bill }
    return registration.createProfile.retailer(input, world.locale)
  }),
  createWholesaler: asNewcomer((world) => {
    const input = { ...personal('wholesaler'), ...office, cancelled_bill: bill }
    return registration.createProfile.wholesaler(input, world.locale)
  }),
  // Profile
  getUserProfile: (world) => {
    world.asBuyer()
    return run(profile.userProfileQuery(world.locale))
  },
  getUserRole: ({ locale }) => run(profile.userRoleQuery(locale)),
  editUserProfile: ({ locale }) =>
    profile.editUserProfile({ full_name: 'विजय राठौर', email: '', profile_picture: picture }, locale),
  requestAccountDeletion: ({ locale }) => profile.requestAccountDeletion({ reason: 'शेती सोडली' }, locale),
  // Enquiries
  listLatestEnquiries: ({ locale }) => run(latestEnquiriesQuery(locale)),
  listGlobalEnquiries: (world) =>
    run(
      enquiries.boardEnquiriesQuery(
        world.locale,
        globalEnquiries({ sub_category: world.subcategoryId, type: 'sell' }, 1),
      ),
    ),
  getEnquiryDetail: ({ locale, enquiryId }) => run(enquiries.enquiryDetailQuery(locale, enquiryId)),
  createEnquiry: async (world) => {
    const made = await enquiries.createEnquiry({ ...enquiry(world), photo: picture }, world.locale)
    world.own = { id: made.id, user_product: made.user_product }
    return made
  },
  listOwnEnquiries: ({ locale }) => run(enquiries.ownEnquiriesQuery(locale, ownEnquiries(1))),
  getEnquiry: (world) => run(enquiries.enquiryQuery(world.locale, own(world).id)),
  listEnquiryTasks: (world) => run(enquiries.enquiryTasksQuery(world.locale, own(world).id)),
  updateEnquiry: (world) => {
    const changes = { ...enquiry(world), minimum_expected_price: 20, grade: undefined, photo: '' as const }
    return enquiries.updateEnquiry({ id: own(world).id, changes }, world.locale)
  },
  addProductImage: async (world) => {
    const { user_product } = own(world)
    const added = await enquiries.addProductImage(
      { userProductId: user_product, file: picture, image: picture },
      world.locale,
    )
    own(world).image = added.id
    return added
  },
  deleteProductImage: (world) => {
    const { user_product, image = 0 } = own(world)
    return enquiries.deleteProductImage({ userProductId: user_product, imageId: image }, world.locale)
  },
  closeEnquiry: (world) => enquiries.closeEnquiry({ id: own(world).id, closing_remark: 'बिक गया' }, world.locale),
  purchaseEnquiryContact: ({ locale, enquiryId }) => enquiries.purchaseEnquiryContact({ id: enquiryId }, locale),
  // Directory
  listFarmers: ({ locale }) => run(directory.directoryQuery(locale, businesses('farmer', { search: 'Nashik' }, 1))),
  listBuyers: ({ locale }) => run(directory.directoryQuery(locale, businesses('buyer', {}, 1))),
  listManufacturers: ({ locale }) => run(directory.directoryQuery(locale, businesses('manufacturer', {}, 1))),
  getFarmer: ({ locale, business }) => run(directory.businessQuery(locale, 'farmer', business.farmer)),
  getBuyer: ({ locale, business }) => run(directory.businessQuery(locale, 'buyer', business.buyer)),
  getManufacturer: ({ locale, business }) =>
    run(directory.businessQuery(locale, 'manufacturer', business.manufacturer)),
  listBusinessProducts: ({ locale, business }) => run(directory.businessProductsQuery(locale, business.farmer)),
  purchaseBusinessContact: ({ locale, business }) =>
    directory.purchaseBusinessContact({ business_id: business.farmer, business_type: 'farmer' }, locale),
  // Mandi
  listMandiPrices: ({ locale }) =>
    run(mandi.mandiPricesQuery(locale, mandiPrices({ state: 'Maharashtra', grade: '' }, 2))),
  // Payment
  getSubscriptionStatus: ({ locale }) => run(payment.subscriptionStatusQuery(locale)),
  getPlan: ({ locale }) => run(payment.planQuery(locale)),
  createPayment: ({ locale }) => payment.createPayment({ amount: 999, description: 'Premium' }, locale),
  verifyPayment: async ({ locale, pay }) => {
    const { order_id } = await payment.createPayment({ amount: 999, description: 'Premium' }, locale)
    return payment.verifyPayment(pay(order_id), locale)
  },
}
