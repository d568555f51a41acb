// `says` has the app's English texts for a failure; `does` tells what happens instead or with it. `reworded` has texts
// that stand for several, or that the app words differently. The pages are those of docs/product.
export type Row = { says?: readonly string[]; does?: readonly string[] }

const OFFLINE = 'You are currently offline. Please check your internet connection and try again.'
const NETWORK = 'Network error. Please check your internet connection and try again.'
const TIMEOUT = 'Request timed out. Please try again.'
const SERVER = 'Server error. Please try again later.'
const OTHER = 'An unexpected error occurred. Please try again.'

export const market = {
  'Home leads': {
    says: [
      OFFLINE,
      'API endpoint not found. Please try again later.',
      SERVER,
      'Failed to fetch latest enquiries',
      NETWORK,
      TIMEOUT,
      OTHER,
    ],
  },
  'Categories in the menu': {
    says: ['Failed to load categories'],
    does: ['subcategory failure yields an empty list silently'],
  },
  'Other category failures': {
    says: ['Failed to load categories', 'Failed to load subcategories', 'Failed to load varieties'],
  },
  'Own list': { says: ['Failed to load enquiries'] },
  'Global board': { says: ['Failed to load enquiries'] },
  Directory: { says: ['Failed to load {type}s'] },
  'Enquiry detail': {
    says: ['Failed to load enquiry details', 'Failed to fetch enquiry details', 'Enquiry not found'],
    does: ['a back button'],
  },
  'Image upload': { says: ['Failed to upload image. Please try again.'] },
  'Image delete': { says: ['Failed to delete image. Please try again.'] },
  'Close enquiry': { says: ['Failed to close enquiry. Please try again.'] },
  Purchase: {
    says: [
      'User profile not loaded. Please try again.',
      'Failed to load Razorpay script',
      'Razorpay API key is missing',
      'Failed to create payment order: {status}',
      'Required information not loaded. Please try again.',
      'Failed to initiate payment',
      'Contact details purchased successfully!',
    ],
    does: ['the provider’s message'],
  },
  'Create enquiry': {
    says: ['Something went wrong', 'Enquiry created successfully!'],
    does: ['with the server text', 'profile-check errors block submission'],
  },
  'Edit enquiry': {
    says: ['Failed to fetch enquiry details.', 'Failed to update enquiry', 'Enquiry updated successfully!'],
    does: ['with the server text'],
  },
  Mandi: {
    says: [
      OFFLINE,
      'Your session has expired. Please log in again.',
      'Price mandi data not found. Please try again later.',
      SERVER,
      'Failed to fetch price mandi data',
      NETWORK,
      TIMEOUT,
      OTHER,
      'Invalid response structure',
    ],
    does: ['a retry button', 'wrapped in a retry helper'],
  },
  'Empty states': {
    says: ['No similar products found', 'No Products Found', 'No data available', 'Location unavailable'],
  },
} as const satisfies Record<string, Row>

export const account = {
  'Send OTP, server refusal': { says: ['Failed to send OTP'], does: ['the server message'] },
  'Send OTP, network failure': { says: ['Failed to send OTP. Please try again.'] },
  'Verify, no token in reply': { says: ['Invalid OTP. Please try again.'] },
  'Verify, network failure': { says: ['Failed to verify OTP. Please try again.'] },
  'Resend failure': {
    says: ['Failed to resend OTP', 'Failed to resend OTP. Please try again.'],
    does: ['the server message'],
  },
  'Business form, non-OK response': {
    says: ['Failed to create <type> profile'],
    does: ['the server message, else its error'],
  },
  'Business form, any other failure': { says: ['<Type> registration failed. Please try again.'] },
  'Registration (create-business) failure': {
    says: ['Registration failed. Please try again.'],
    does: ['the server message or error'],
  },
  'Missing token': { says: ['Authentication token not found. Please login again.'] },
  'Missing file': { says: ['Cancelled bill is required', 'Cancelled cheque/passbook is required'] },
  'Pin lookup loading': { says: ['Loading pincode data...'] },
  'Pin lookup failure': {
    says: [
      'Pincode lookup failed. Click to search manually.',
      '⚠️ Select City* (Pincode not found)',
      '⚠️ Select District* (Pincode not found)',
    ],
  },
  'Profile load': {
    says: ['Failed to load profile', 'Failed to load profile data', 'Failed to load profile data. Please try again.'],
  },
  'Profile 401': {
    says: ['Your session has expired. Please login again'],
    does: ['token removed, go to /auth'],
  },
  'Profile update': { says: ['Failed to update profile', 'Profile updated successfully'] },
  'Other generic': {
    says: [
      'Unknown error occurred',
      'Network Error',
      'Could not connect to server',
      'An error occurred. Please try again.',
    ],
  },
  Subscription: {
    says: ['Payment verification failed', 'Invalid verification response'],
    does: [
      'fetchStatus, with Retry',
      'fetchPlan, with Retry',
      'createPayment, with Retry',
      'verify, with Retry',
      'general',
    ],
  },
  'Payment set-up': {
    says: [
      'User profile not loaded. Please try again.',
      'Failed to load Razorpay script',
      'Razorpay API key is missing',
      'Failed to create payment order: {status}',
    ],
    does: ['the provider’s own error message'],
  },
  Deletion: { says: ['Failed to submit deletion request'] },
  'Enquiry creation profile checks (block posting)': {
    does: ['noBusinessType', 'noAuthToken', 'fetchProfile', 'businessTypeMismatch', 'noBusinessProfile'],
  },
} as const satisfies Record<string, Row>

/** The app's texts where a row has its own placeholder, or two wordings for one thing. */
export const reworded: Record<string, readonly string[]> = {
  'Failed to load {type}s': ['Failed to load farmers', 'Failed to load buyers', 'Failed to load manufacturers'],
  'Failed to create <type> profile': ['Failed to create {type} profile'],
  'Cancelled bill is required': ['Cancelled bill', '{field} is required'],
  'Cancelled cheque/passbook is required': ['Cancelled cheque/passbook', '{field} is required'],
  '<Type> registration failed. Please try again.': ['{type} registration failed. Please try again.'],
}
