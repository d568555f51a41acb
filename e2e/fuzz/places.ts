import type { OperationId } from '../../mock-server/operation.ts'
import { draftOf } from '../../src/domain/forms/drafts.ts'
import { BUSINESS_TYPES, type BusinessType } from '../../src/session/storage.ts'
import { filled, personal } from '../../tests/features/registration/filled.ts'
import { draftOfEnquiry } from '../filled-in.ts'
import type { Step } from './drive.ts'

/** A page, or a part of it, that requests or sends something. */
export type Place = {
  name: string
  path: string
  operations: readonly OperationId[]
  /** The person on the page; a farmer by default. */
  as?: 'visitor' | 'newcomer' | 'farmer' | 'buyer'
  /** The operations run once per session, on the first page. */
  signsInAgain?: boolean
  /** Additional browser storage. */
  local?: Record<string, string>
  session?: Record<string, string>
  steps?: Step[]
  /** How the person retries; by default with the button of the alert. */
  retry?: Step[]
  /** The selector of the failure report; an alert by default. */
  says?: string
  /** Operations whose failure the page tolerates silently, since it works without them; each with the reason. */
  silent?: Partial<Record<OperationId, string>>
  /** Examples from the document that the page starts from, where not the first of the operation. */
  examples?: Partial<Record<OperationId, string>>
  /** Only valid replies are tried here: a broken one already stops the page at the place of this name. */
  brokenAt?: string
  wide?: true
}

/** After these steps the person presses a button, and again to retry. */
const sends = (before: Step[] = [], button = 'main form button[type=submit]') => ({
  steps: [...before, { click: button }],
  retry: [{ click: button }],
})
const buysContact = sends([{ click: 'main section button' }], '[role=dialog] button ~ button')

const typedEnquiry = draftOfEnquiry(7, 0, {
  type: 'sell',
  sub_category: 'other',
  new_subcategory_name: 'कांदा',
  sub_sub_category: '',
  new_sub_subcategory_name: 'लाल',
})

/** Text typed earlier, into the registration or as the draft of another form (src/domain/forms/drafts.ts). */
const typed = (key: string, values: object) => ({
  [key]: JSON.stringify({ user: 7, savedAt: 1_790_000_000_000, values }),
})
const draft = (name: string, values: object) => typed(`draft_${name}`, values)
const withoutFiles = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))
const typedPersonal = (business_type: string) => typed('registration_personal_info', { ...personal, business_type })

/** Anyone with a registered business sees that instead of the form. */
const NOT_REGISTERED = { getUserProfile: 'withoutBusiness' } as const

const step2 = (type: BusinessType): Place => ({
  name: `registration, step 2 of a ${type}`,
  path: `/register?step=2&business_type=${type}`,
  as: 'newcomer',
  operations: [`create${type[0]!.toUpperCase()}${type.slice(1)}` as OperationId],
  examples: NOT_REGISTERED,
  local: { business_type: type, ...typedPersonal(type), ...typed(draftOf(type), withoutFiles(filled[type])) },
  ...sends('cancelled_bill' in filled[type] ? [{ file: 'main input[type=file]' }] : []),
})

const WITHOUT_SUGGESTIONS = 'the search goes on without suggestions'
const WITHOUT_HINT = 'the page goes on without the hint of the mandi price'

const COMPARE = 'main button[aria-expanded=false]:not([aria-haspopup])'

const reading: Place[] = [
  { name: 'home', path: '/', as: 'visitor', operations: ['listLatestEnquiries'] },
  {
    name: 'a page for everybody, on which the role of a person is asked for',
    path: '/price-mandi',
    wide: true,
    signsInAgain: true,
    operations: ['getUserRole'],
    silent: { getUserRole: 'no page shows the role' },
  },
  {
    name: 'search of the home page',
    path: '/',
    as: 'visitor',
    operations: ['listSubcategories'],
    steps: [{ fill: '#product-search', with: 'o' }],
    silent: { listSubcategories: WITHOUT_SUGGESTIONS },
  },
  {
    name: 'menu of categories',
    path: '/',
    as: 'visitor',
    wide: true,
    operations: ['listCategories', 'listSubcategoriesOfCategory'],
    steps: [{ click: 'header nav li:first-child button[aria-expanded=false]' }],
    silent: { listSubcategoriesOfCategory: 'an empty list (§shell.19)' },
  },
  {
    name: 'account menu',
    path: '/',
    wide: true,
    operations: ['getUserProfile'],
    steps: [{ click: 'header nav li:nth-child(5) button[aria-expanded=false]' }],
    silent: { getUserProfile: 'the menu goes without the name' },
  },
  {
    name: 'a guarded page, before the profile is known',
    path: '/enquiry',
    as: 'newcomer',
    operations: ['getUserProfile'],
  },
  { name: 'board', path: '/global-enquiry', operations: ['listGlobalEnquiries'] },
  {
    name: 'categories beside the board',
    path: '/global-enquiry',
    wide: true,
    operations: ['listCategories'],
  },
  {
    name: 'a category beside the board, opened',
    path: '/global-enquiry',
    wide: true,
    operations: ['listSubcategoriesOfCategory'],
    steps: [{ click: 'main button[aria-expanded=false]' }],
  },
  {
    name: 'search of the categories',
    path: '/global-enquiry',
    wide: true,
    operations: ['listSubcategories'],
    steps: [{ fill: 'main aside input, main [role=search] input', with: 'o' }],
    silent: { listSubcategories: WITHOUT_SUGGESTIONS },
  },
  { name: 'enquiry of the board', path: '/global-enquiry/11', operations: ['getEnquiryDetail', 'listGlobalEnquiries'] },
  {
    name: 'enquiry of the board with its contact',
    path: '/global-enquiry/11',
    operations: ['getEnquiryDetail'],
    examples: { getEnquiryDetail: 'premium' },
  },
  { name: 'own enquiries', path: '/enquiry', operations: ['listOwnEnquiries'] },
  {
    name: 'own enquiry',
    path: '/enquiry/11',
    operations: ['getEnquiry', 'listEnquiryTasks', 'listMandiPrices', 'listSubcategories'],
    silent: { listMandiPrices: WITHOUT_HINT, listSubcategories: WITHOUT_HINT },
  },
  { name: 'directory of farmers', path: '/directory?entityType=farmer', operations: ['listFarmers'] },
  { name: 'directory of buyers', path: '/directory?entityType=buyer', operations: ['listBuyers'] },
  { name: 'directory of manufacturers', path: '/directory?entityType=manufacturer', operations: ['listManufacturers'] },
  {
    name: 'directory of one kind of produce',
    path: '/directory?entityType=farmer&categoryId=49',
    operations: ['listSubcategories'],
    silent: { listSubcategories: 'the list goes without the name of the produce' },
  },
  {
    name: 'nearness in the directory',
    path: '/directory?entityType=farmer',
    wide: true,
    operations: ['lookUpPincode'],
    ...sends(
      [{ click: 'main summary' }, { fill: 'input[name=pin]', with: '422001' }],
      'main form:has(input[name=pin]) button[type=submit]',
    ),
  },
  { name: 'farmer', path: '/farmer/11', operations: ['getFarmer', 'listBusinessProducts'] },
  { name: 'buyer', path: '/buyer/11', operations: ['getBuyer', 'listBusinessProducts'] },
  { name: 'manufacturer', path: '/manufacturer/11', operations: ['getManufacturer', 'listBusinessProducts'] },
  { name: 'product', path: '/products/301?business=11', operations: ['listBusinessProducts', 'getFarmer'] },
  { name: 'mandi', path: '/price-mandi', as: 'visitor', operations: ['listMandiPrices'] },
  { name: 'mandi on a wide screen', path: '/price-mandi', as: 'visitor', wide: true, operations: ['listMandiPrices'] },
  {
    name: 'mandi with its markets compared',
    path: '/price-mandi',
    as: 'visitor',
    operations: ['listMandiPrices'],
    steps: [{ click: COMPARE, ifThere: true }],
    brokenAt: 'mandi',
  },
  {
    name: 'mandi prices as a file',
    path: '/price-mandi',
    as: 'visitor',
    operations: ['listMandiPrices'],
    steps: [{ click: `main button:has(+ button + ${COMPARE.slice('main '.length)})`, ifThere: true }],
    brokenAt: 'mandi',
  },
  { name: 'profile', path: '/profile', operations: ['getUserProfile'] },
  { name: 'subscription', path: '/subscription', operations: ['getSubscriptionStatus', 'getPlan'] },
]

const sending: Place[] = [
  {
    name: 'sign-in, the number',
    path: '/auth',
    as: 'visitor',
    operations: ['requestOtp'],
    ...sends([{ fill: 'input[name=mobile]', with: '9876543210' }, { click: 'main input[type=checkbox]' }]),
  },
  {
    name: 'sign-in, the code',
    path: '/auth',
    as: 'visitor',
    operations: ['verifyOtp'],
    // Evaluated when the case runs, because a code is valid for ten minutes.
    get session() {
      return { sent_otp: JSON.stringify({ mobile: '9876543210', at: Date.now() }) }
    },
    ...sends([{ fill: 'fieldset input', with: '123456' }]),
  },
  {
    name: 'registration, step 1',
    path: '/register',
    as: 'newcomer',
    operations: ['createBusiness'],
    local: typedPersonal('buyer'),
    examples: NOT_REGISTERED,
    ...sends(),
  },
  {
    name: 'Pincode of the registration',
    path: '/register',
    as: 'newcomer',
    operations: ['lookUpPincode'],
    local: typedPersonal('buyer'),
    examples: NOT_REGISTERED,
    says: 'main [role=status]:has(button)',
    retry: [
      { fill: 'input[name=pincode]', with: '' },
      { fill: 'input[name=pincode]', with: '422001' },
    ],
  },
  {
    name: 'registration, before step 2',
    path: '/register?step=2&business_type=farmer',
    as: 'newcomer',
    operations: ['getUserProfile'],
  },
  ...BUSINESS_TYPES.map(step2),
  {
    name: 'new enquiry',
    path: '/enquiry/new',
    as: 'buyer',
    operations: ['createEnquiry', 'getUserProfile'],
    local: typedEnquiry,
    ...sends(),
  },
  {
    name: 'change of an enquiry',
    path: '/enquiry/edit/11',
    operations: ['updateEnquiry'],
    ...sends(),
  },
  {
    name: 'change of an enquiry, before it is there',
    path: '/enquiry/edit/11',
    operations: ['getEnquiry', 'listCategories', 'listSubcategoriesOfCategory', 'listVarieties'],
  },
  {
    name: 'close of an enquiry',
    path: '/enquiry/11',
    operations: ['closeEnquiry'],
    local: draft('enquiry-close-8', { closing_remark: 'बिक गया' }),
    ...sends(
      [{ click: 'main a[href^="/enquiry/edit/"] + button' }, { fill: '[role=dialog] textarea', with: 'बिक गया' }],
      '[role=dialog] button[type=submit]',
    ),
  },
  {
    name: 'photo for an enquiry',
    path: '/enquiry/11',
    operations: ['addProductImage'],
    steps: [{ file: 'main input[type=file]' }],
    retry: [{ click: 'main [role=alert] ~ * button' }],
  },
  {
    name: 'photo of an enquiry deleted',
    path: '/enquiry/11',
    operations: ['deleteProductImage'],
    ...sends([{ click: 'main ul li button' }], '[role=alertdialog] button ~ button'),
    says: '[role=alertdialog] [role=alert]',
  },
  {
    name: 'profile that is edited',
    path: '/profile?mode=edit',
    operations: ['editUserProfile'],
    local: draft('profile', { full_name: 'अनिता', email: '', language: 'en' }),
    ...sends(),
  },
  {
    name: 'request for deletion',
    path: '/delete-account',
    operations: ['requestAccountDeletion'],
    local: draft('delete-account', { reason: 'शेती सोडली' }),
    ...sends(),
  },
]

const paying: Place[] = [
  {
    name: 'contact of an enquiry',
    path: '/global-enquiry/11',
    operations: ['purchaseEnquiryContact'],
    ...buysContact,
  },
  {
    name: 'contact of a business',
    path: '/farmer/11',
    operations: ['purchaseBusinessContact'],
    ...buysContact,
  },
  {
    name: 'subscription, ordered',
    path: '/subscription',
    operations: ['createPayment'],
    ...sends([], 'main section button'),
  },
  {
    name: 'subscription, paid',
    path: '/subscription',
    operations: ['verifyPayment'],
    session: { fuzz_pays: 'true' },
    steps: [{ click: 'main section button' }],
    says: 'main [role=status]:has(svg)',
    retry: [{ click: 'main [role=status] ~ * button, main button' }],
  },
]

export const places: Place[] = [...reading, ...sending, ...paying]
