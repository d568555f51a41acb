import type { account, market, Row } from './catalogue.ts'

/** A file of tests, and the title of one in it, as it is written there. */
export type Test = readonly [file: string, title: string]

type Provoked<Of extends Row> = Record<
  | (Of extends { says: readonly (infer Text extends string)[] } ? Text : never)
  | (Of extends { does: readonly (infer Deed extends string)[] } ? Deed : never),
  Test
>
type Table<Part extends Record<string, Row>> = { [Situation in keyof Part]: Provoked<Part[Situation]> }

const home = ['e2e/home.spec.ts', '${fault} says “${text}”, and Try Again brings the leads'] as const
const mandi = ['e2e/mandi.spec.ts', '${fault} says “${text}”, and Try Again brings the prices'] as const
const form = 'e2e/enquiry-form.spec.ts'
const own = 'e2e/own-enquiries.spec.ts'
const payments = 'e2e/payments.spec.ts'
const purchase = [
  'tests/payments/ContactPurchase.browser.tsx',
  'without its %s nothing is opened, and a second try can work',
] as const
const register = 'e2e/register.spec.ts'
const rows = 'e2e/error-rows.spec.ts'
const auth = 'e2e/auth.spec.ts'
const profile = 'e2e/profile.spec.ts'
const subscription = 'e2e/subscription.spec.ts'

/** Which test provokes what: a row that is missing does not compile. */
export const provokedInMarket: Table<typeof market> = {
  'Home leads': {
    'You are currently offline. Please check your internet connection and try again.': [
      home[0],
      'offline: says so at once, asks nothing again, and recovers by Try Again',
    ],
    'API endpoint not found. Please try again later.': home,
    'Server error. Please try again later.': home,
    'Failed to fetch latest enquiries': home,
    'Network error. Please check your internet connection and try again.': [
      home[0],
      'no connection: the network error, three attempts',
    ],
    'Request timed out. Please try again.': [
      home[0],
      'no answer: after 10 s each, three attempts with 1 s and 2 s between',
    ],
    'An unexpected error occurred. Please try again.': home,
  },
  'Categories in the menu': {
    'Failed to load categories': ['e2e/shell.spec.ts', 'says so, and a second try brings the categories'],
    'subcategory failure yields an empty list silently': [
      'e2e/shell.spec.ts',
      'subcategories that fail are an empty list, and nothing is said',
    ],
  },
  'Other category failures': {
    'Failed to load categories': ['e2e/board.spec.ts', 'categories and subcategories'],
    'Failed to load subcategories': ['e2e/board.spec.ts', 'categories and subcategories'],
    'Failed to load varieties': [
      form,
      'each level of the catalogue says that it could not be loaded, and can be loaded again',
    ],
  },
  'Own list': { 'Failed to load enquiries': [own, '${fault}: Failed to load enquiries, with a retry'] },
  'Global board': { 'Failed to load enquiries': ['e2e/board.spec.ts', 'the list, ${fault}: said, and tried again'] },
  Directory: {
    'Failed to load {type}s': ['e2e/directory.spec.ts', 'Failed to load ${type}s; Try again loads them'],
  },
  'Enquiry detail': {
    'Failed to load enquiry details': [own, 'Failed to load enquiry details, with a way back and a retry'],
    'Failed to fetch enquiry details': [form, 'an enquiry that can’t be loaded can be asked for again'],
    'Enquiry not found': [own, 'Enquiry not found, for somebody else’s and for what is no number'],
    'a back button': ['e2e/board-enquiry.spec.ts', 'can’t be loaded: said, with a retry and a way back'],
  },
  'Image upload': {
    'Failed to upload image. Please try again.': [own, 'Failed to upload image: the photo is kept for another try'],
  },
  'Image delete': {
    'Failed to delete image. Please try again.': [own, 'Failed to delete image: the question stays for another try'],
  },
  'Close enquiry': {
    'Failed to close enquiry. Please try again.': [
      own,
      'needs a remark, survives a failure and a reload, and says in the list that it is done',
    ],
  },
  Purchase: {
    'User profile not loaded. Please try again.': purchase,
    'Failed to load Razorpay script': purchase,
    'Razorpay API key is missing': purchase,
    'Failed to create payment order: {status}': purchase,
    'Required information not loaded. Please try again.': [
      rows,
      'a profile without a number: Required information not loaded, and nothing is ordered',
    ],
    'Failed to initiate payment': purchase,
    'Contact details purchased successfully!': [
      'e2e/board-enquiry.spec.ts',
      'is nowhere until it is paid, then it shows, and the focus stays',
    ],
    'the provider’s message': ['e2e/board-enquiry.spec.ts', 'a payment that fails and then succeeds, in Hindi'],
  },
  'Create enquiry': {
    'Something went wrong': [form, 'an enquiry that could not be posted: ${fault}'],
    'Enquiry created successfully!': [form, 'a farmer is taken to the premium plan after 30 s, with warnings'],
    'with the server text': [form, 'an enquiry that could not be posted: ${fault}'],
    'profile-check errors block submission': [form, 'nobody without a business: register first'],
  },
  'Edit enquiry': {
    'Failed to fetch enquiry details.': [form, 'an enquiry that can’t be loaded can be asked for again'],
    'Failed to update enquiry': [
      form,
      'an update that is refused says so in the server’s words, and a closed enquiry is not offered',
    ],
    'Enquiry updated successfully!': [
      form,
      'is prefilled; a new photo arrives byte for byte; says so here and where it leads',
    ],
    'with the server text': [
      form,
      'an update that is refused says so in the server’s words, and a closed enquiry is not offered',
    ],
  },
  Mandi: {
    'You are currently offline. Please check your internet connection and try again.': [mandi[0], 'offline says so'],
    'Your session has expired. Please log in again.': mandi,
    'Price mandi data not found. Please try again later.': mandi,
    'Server error. Please try again later.': mandi,
    'Failed to fetch price mandi data': mandi,
    'Network error. Please check your internet connection and try again.': [
      mandi[0],
      'no connection: the network error',
    ],
    'Request timed out. Please try again.': [mandi[0], 'no answer: 10 s each, three attempts'],
    'An unexpected error occurred. Please try again.': mandi,
    'Invalid response structure': mandi,
    'a retry button': mandi,
    'wrapped in a retry helper': [mandi[0], 'no answer: 10 s each, three attempts'],
  },
  'Empty states': {
    'No similar products found': ['e2e/board-enquiry.spec.ts', 'has nothing like it: says so'],
    'No Products Found': ['e2e/business.spec.ts', 'a farmer: who, where, the farm, whether organic'],
    'No data available': ['e2e/mandi.spec.ts', 'what finds nothing offers what sounds like it, and a way back'],
    'Location unavailable': ['tests/domain/EnquiryCard.test.tsx', 'a missing place says so'],
  },
}

export const provokedInAccount: Table<typeof account> = {
  'Send OTP, server refusal': {
    'Failed to send OTP': [auth, 'a refusal without a message has ours'],
    'the server message': [auth, '${number} says why, and what was typed stays'],
  },
  'Send OTP, network failure': {
    'Failed to send OTP. Please try again.': [auth, 'no connection, and then there is one'],
  },
  'Verify, no token in reply': {
    'Invalid OTP. Please try again.': [
      auth,
      'a wrong one: the summary leads to the boxes, which say it too; then the right one',
    ],
  },
  'Verify, network failure': { 'Failed to verify OTP. Please try again.': [auth, 'no connection'] },
  'Resend failure': {
    'Failed to resend OTP': [auth, 'says why: the server’s words, or ours'],
    'Failed to resend OTP. Please try again.': [auth, 'says why: the server’s words, or ours'],
    'the server message': [auth, 'says why: the server’s words, or ours'],
  },
  'Business form, non-OK response': {
    'Failed to create <type> profile': [rows, 'both steps, refused: the server’s message, its error, else our text'],
    'the server message, else its error': [rows, 'both steps, refused: the server’s message, its error, else our text'],
  },
  'Business form, any other failure': {
    '<Type> registration failed. Please try again.': [
      register,
      'by the server, a failure and no connection have their texts; the file stays',
    ],
  },
  'Registration (create-business) failure': {
    'Registration failed. Please try again.': [
      rows,
      'both steps, refused: the server’s message, its error, else our text',
    ],
    'the server message or error': [rows, 'both steps, refused: the server’s message, its error, else our text'],
  },
  'Missing token': {
    'Authentication token not found. Please login again.': [
      register,
      'a visitor may fill in step 1, and is asked to log in when it is sent',
    ],
  },
  'Missing file': {
    'Cancelled bill is required': [
      register,
      'of a file by the page, then by the server, leaves all that was filled in',
    ],
    'Cancelled cheque/passbook is required': [
      rows,
      'a company without its file: Cancelled cheque/passbook is required',
    ],
  },
  'Pin lookup loading': {
    'Loading pincode data...': [register, 'says that it loads, and hides a list 200 ms after its field was left'],
  },
  'Pin lookup failure': {
    'Pincode lookup failed. Click to search manually.': [
      register,
      'leads to a search by hand, which brings district and state along',
    ],
    '⚠️ Select City* (Pincode not found)': [
      register,
      'leads to a search by hand, which brings district and state along',
    ],
    '⚠️ Select District* (Pincode not found)': [
      register,
      'leads to a search by hand, which brings district and state along',
    ],
  },
  'Profile load': {
    'Failed to load profile': [profile, 'loading: says so, and a second try brings it'],
    'Failed to load profile data': [profile, 'loading: says so, and a second try brings it'],
    'Failed to load profile data. Please try again.': [profile, 'loading: says so, and a second try brings it'],
  },
  'Profile 401': {
    'Your session has expired. Please login again': [
      'e2e/session.spec.ts',
      'leads to the sign-in with what was typed kept; the same person finds it again',
    ],
    'token removed, go to /auth': ['e2e/session.spec.ts', 'known on arrival, leads out once'],
  },
  'Profile update': {
    'Failed to update profile': [profile, 'saving: says why, and everything typed stays'],
    'Profile updated successfully': [profile, 'is edited: name, e-mail, picture and language'],
  },
  'Other generic': {
    'Unknown error occurred': ['tests/features/profile/profile-error.test.ts', 'updating: %s'],
    'Network Error': [profile, 'saving: says why, and everything typed stays'],
    'Could not connect to server': [profile, 'saving: says why, and everything typed stays'],
    'An error occurred. Please try again.': [profile, 'saving: says why, and everything typed stays'],
  },
  Subscription: {
    'Payment verification failed': [
      subscription,
      'the server says no: Payment verification failed, with its reference and help',
    ],
    'Invalid verification response': [
      subscription,
      'an answer that is no answer keeps the payment: Invalid verification response',
    ],
    'fetchStatus, with Retry': [subscription, '${operation} fails: what happened, and Retry'],
    'fetchPlan, with Retry': [subscription, '${operation} fails: what happened, and Retry'],
    'createPayment, with Retry': [subscription, 'createPayment fails: nothing opens; Retry does'],
    'verify, with Retry': [
      subscription,
      'verify fails: confirming, nothing offered, and active by itself when the server is back',
    ],
    general: [subscription, 'an order that can’t be paid opens nothing'],
  },
  'Payment set-up': {
    'User profile not loaded. Please try again.': [payments, 'the profile can’t be loaded: said, nothing is ordered'],
    'Failed to load Razorpay script': [payments, 'blocked: said, no order is made, and a second try works'],
    'Razorpay API key is missing': [payments, 'without a key: said'],
    'Failed to create payment order: {status}': purchase,
    'the provider’s own error message': [
      subscription,
      'Fail, then Close: the reason and Retry; Retry, then Pay: active',
    ],
  },
  Deletion: { 'Failed to submit deletion request': [profile, 'says so, and the reason stays'] },
  'Enquiry creation profile checks (block posting)': {
    noBusinessType: [form, 'nobody without a business: register first'],
    noAuthToken: ['tests/features/enquiry-form/SendFailure.test.tsx', '%s has a way onward'],
    fetchProfile: [form, 'a profile that can’t be loaded can be asked for again'],
    businessTypeMismatch: [form, 'another type on the device than at the server is put right'],
    noBusinessProfile: [form, 'not before step 2 of the registration'],
  },
}
