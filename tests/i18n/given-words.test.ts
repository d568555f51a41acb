import { describe, expect, test } from 'vitest'
import { readCatalogs } from '../../scripts/catalogs/catalog.ts'
import { FALLBACK } from '../../src/i18n/locales.ts'

// These English texts were given for the product (§languages.18); tests/error-catalogue has the failures' texts. Beside
// each is our message if it differs (a capital, a placeholder, extra words), or `null` for a value.
type Given = Record<string, string | readonly string[] | null>

const same = (...texts: string[]): Given => Object.fromEntries(texts.map((text) => [text, text]))

const marketplace: Given = {
  ...same(
    // Shell and home
    'My enquiries',
    'Unexpected Application Error!',
    'Loading profile...',
    'Buy & Sell',
    'Latest Leads on {category}',
    'View All',
    'Unable to Load Leads',
    'Try Again',
    // Enquiries
    'No similar products found',
    'View all',
    'Add new',
    'Create first',
    'Edit Enquiry',
    'Close Enquiry',
    'Please provide a closing remark',
    'Image uploaded successfully!',
    'Enquiry created successfully!',
    'Enquiry updated successfully!',
    'Location unavailable',
    // Businesses
    'No Products Found',
    'Purchased Access',
    // Mandi
    'Market Mandi',
    'Real-time agricultural commodity prices across India',
    'No data available',
  ),
  'Why choose': 'Why choose {name}',
  '{subcategory} {sub-subcategory} required in {location}': '{produce} required in {place}',
  '... for sale in {location}': '{produce} for sale in {place}',
  'load more categories': 'Load more categories',
  'Show interest': 'Show interest ({price})', // the button shows its price
  other: 'Other: enter the name',
  Other: 'Other: enter the name',
  'No {entity type} found for the selected category.': [
    'No farmer found for the selected category.',
    'No buyer found for the selected category.',
    'No manufacturer found for the selected category.',
  ],
  'not specified': 'Not specified',
  'avg price': 'Avg price',
  'Showing N of total records (filtered)': 'Showing {count} of {all} records (filtered)',
  'Showing {start}-{end} of {total} results': 'Showing {start}-{end} of {all} results',
  ' for the selected filters': 'No data available for the selected filters',
  'not applicable for business':
    'Not applicable for business: we ship no goods. What you pay for (a contact or the subscription) is in your account as soon as the payment is confirmed. Buyer and seller agree on the delivery of produce.',
}

const required = [
  'Name',
  'State',
  'District',
  'City',
  'Pincode',
  'Business type',
  'Location',
  'Farm size',
  'Farm location',
  'Company name',
  'Storage house location',
  'Role in organization',
  'Organization name',
  'Organization address',
  'Office location',
  'Factory location',
  'Cancelled bill',
  'Cancelled cheque/passbook',
]

const account: Given = {
  ...same(
    // Sign-in
    'Enter Phone number',
    'OTP verification',
    'Onboarding Dashboard',
    'Sending...',
    'OTP Expired',
    // Registration
    'Mobile is required. Please log in again.',
    'Email is invalid',
    'This field is required',
    'Farm size must be a positive number',
    'Number of farmers must be a positive number',
    'Invalid PAN format. Should be like ABCDE1234F',
    'Invalid GST format',
    'Registering...',
    'Saving...',
    // Profile and subscription
    'Please enter full name',
    'Please enter a valid email',
    'Invalid file type. Please select an image.',
    'File too large. Please select an image under 5MB.',
    'Delete Account',
    'ACTIVE',
    'Join Now',
    'Retry',
    // Deletion
    'Please provide a reason for deleting your account',
    'Failed to submit deletion request',
  ),
  // One message for all of them; its placeholder is the field's name.
  ...Object.fromEntries(required.map((field) => [`${field} is required`, ['{field} is required', field]])),
  '{field} is required': '{field} is required',
  'Failed to load': 'Failed to load Razorpay script',
  'API key is missing': 'Razorpay API key is missing',
  'Geolocation not supported': null, // stored with the address, and shown as “Location unavailable”
  'lat, long': null, // the format of sent coordinates
  success: null, // a status of the server
  subscription: null, // a value of payment_type
  '0': null, // the number_of_farmers sent if none is given
}

const said = new Set(
  [...readCatalogs('locales', [FALLBACK]).values()].flatMap((byLocale) =>
    (byLocale.get(FALLBACK)?.entries ?? []).filter(({ obsolete }) => !obsolete).map(({ source }) => source),
  ),
)

/** Without a leading ellipsis, placeholder names and capitals. */
const plain = (text: string) =>
  text
    .replace(/^\.\.\./, '')
    .replace(/[{<][^}>]*[}>]( [{<][^}>]*[}>])*|\bN of total\b/g, (slot) => (slot.startsWith('N') ? '{} of {}' : '{}'))
    .toLowerCase()
    .trim()

describe.each([
  ['marketplace', marketplace],
  ['account', account],
])('given words: %s', (_, given) => {
  test.each(Object.entries(given).filter(([, messages]) => messages !== null))(
    'the app says “%s”',
    (text, messages) => {
      for (const message of [messages!].flat()) {
        expect(said).toContain(message)
        // If the given text is a pattern, it covers several messages, which may be worded differently.
        if (typeof messages === 'string') expect(plain(message)).toContain(plain(text))
      }
    },
  )
})
