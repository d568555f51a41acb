import type { OperationId } from '../../mock-server/operation.ts'

/** The app's pages, by the names used in the report, and what all pages share. */
export const PAGES = {
  home: 'Home (/)',
  signIn: 'Sign-in (/auth)',
  register: 'Registration (/register)',
  board: 'Board (/global-enquiry)',
  boardEnquiry: 'Enquiry of the board (/global-enquiry/{id})',
  enquiries: 'Own enquiries (/enquiry)',
  enquiry: 'Own enquiry (/enquiry/{id})',
  enquiryForm: 'Enquiry form (/enquiry/new, /enquiry/edit/{id})',
  directory: 'Directory (/directory)',
  business: 'Business (/farmer, /buyer, /manufacturer, /products)',
  mandi: 'Mandi prices (/price-mandi)',
  profile: 'Profile (/profile)',
  subscription: 'Premium (/subscription)',
  deletion: 'Deleting the account (/delete-account)',
  everywhere: 'Menus and session (every page)',
} as const
export type PageName = keyof typeof PAGES

const step2 = { register: 'the details of the business can be saved' }
const entries = { directory: 'businesses are listed' }
const business = { business: 'a business is shown' }

/**
 * What each page needs an operation for. An operation without a row does not compile. A test compares the rows with
 * what the table of pages requests first (tests/contracts/report.test.ts).
 */
export const NEEDS: Record<OperationId, Partial<Record<PageName, string>>> = {
  listCategories: {
    board: 'categories can be chosen',
    directory: 'categories can be chosen',
    enquiryForm: 'a category can be chosen',
    everywhere: 'the menu shows the categories',
  },
  listSubcategoriesOfCategory: {
    board: 'produce of a category can be chosen',
    enquiryForm: 'produce can be chosen',
    everywhere: 'the menu shows the produce of a category',
  },
  listVarieties: { enquiryForm: 'a variety can be chosen' },
  listSubcategories: {
    home: 'produce is suggested while one types',
    board: 'produce is found by its name',
    directory: 'the produce that is filtered by has a name',
    mandi: 'produce is suggested while one types',
  },
  listLatestEnquiries: { home: 'the newest enquiries are shown by category' },
  listGlobalEnquiries: { board: 'enquiries are shown', boardEnquiry: 'similar enquiries are shown' },
  getEnquiryDetail: { boardEnquiry: 'the enquiry is shown, and its contact to who may see it' },
  purchaseEnquiryContact: { boardEnquiry: 'the contact can be bought' },
  listOwnEnquiries: { enquiries: 'the own enquiries are shown' },
  createEnquiry: { enquiryForm: 'an enquiry can be posted' },
  getEnquiry: { enquiry: 'the enquiry is shown', enquiryForm: 'an enquiry can be opened for changing' },
  updateEnquiry: { enquiryForm: 'changes can be saved' },
  closeEnquiry: { enquiry: 'the enquiry can be closed' },
  listEnquiryTasks: { enquiry: 'the timeline is shown' },
  addProductImage: { enquiry: 'photos can be added' },
  deleteProductImage: { enquiry: 'photos can be deleted' },
  listFarmers: entries,
  listBuyers: entries,
  listManufacturers: entries,
  getFarmer: business,
  getBuyer: business,
  getManufacturer: business,
  listBusinessProducts: { business: 'its products are shown' },
  purchaseBusinessContact: { business: 'the contact can be bought' },
  listMandiPrices: { mandi: 'prices are shown', enquiryForm: 'the price at the mandis is shown beside the own one' },
  requestOtp: { signIn: 'a code can be asked for' },
  verifyOtp: { signIn: 'the code signs in' },
  lookUpPincode: { register: 'the PIN code fills in the place' },
  createBusiness: { register: 'step 1 can be saved' },
  createFarmer: step2,
  createBuyer: step2,
  createManufacturer: step2,
  createFpo: step2,
  createAgent: step2,
  createCompany: step2,
  createDistributor: step2,
  createRetailer: step2,
  createWholesaler: step2,
  getUserProfile: {
    profile: 'the profile is shown',
    register: 'what is stored already is filled in',
    everywhere: 'the session knows the person after a reload',
  },
  getUserRole: { everywhere: 'the role of the person is known' },
  editUserProfile: { profile: 'changes can be saved', everywhere: 'the chosen language is remembered' },
  requestAccountDeletion: { deletion: 'the account can be given up' },
  getSubscriptionStatus: { subscription: 'one sees whether one is premium' },
  getPlan: { subscription: 'the plan and its price are shown' },
  createPayment: { subscription: 'premium can be ordered' },
  verifyPayment: { subscription: 'a payment is confirmed' },
}
