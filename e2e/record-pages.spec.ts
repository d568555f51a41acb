import { expect, open, testWithFaults as test } from './fixture.ts'
import { requestsTo } from './requests.ts'
import { signIn } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

/** Every page of one record: an address that can have none, those of records that are not there, and what they say. */
const records = [
  // Number 12 is somebody else's.
  { invalid: '/enquiry/abc', unknown: ['/enquiry/12'], says: 'Enquiry not found', way: 'Back to my enquiries' },
  { invalid: '/enquiry/edit/abc', unknown: ['/enquiry/edit/12'], says: 'Enquiry not found', way: 'My enquiries' },
  {
    invalid: '/global-enquiry/abc',
    unknown: ['/global-enquiry/99999999'],
    says: 'Enquiry not found',
    way: 'See all enquiries',
  },
  { invalid: '/farmer/abc', unknown: ['/farmer/9999999'], says: 'Business not found', way: 'See the directory' },
  {
    invalid: '/products/1?business=abc',
    unknown: ['/products/1', '/products/1?business=9999999', '/products/9999999?business=11'],
    says: 'Page not found',
    way: 'Go to the home page',
  },
]

test(
  'an address without a record says so, and an invalid one sends no request',
  proves('Enquiry detail: Enquiry not found'),
  async ({ page }) => {
    const asked = requestsTo(page, /\/api\/.*(NaN|abc\/?$)/)
    await signIn(page, 'farmer')
    for (const { invalid, unknown, says, way } of records)
      for (const address of [invalid, ...unknown]) {
        await open(page, address, 'en')
        await expect(page.getByRole('heading', { name: says }), address).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: way }), address).toBeVisible()
      }
    expect(asked).toEqual([])
    // Messengers take what follows a link for its end.
    for (const end of ['।', ')', '%20', 'ला']) {
      await open(page, `/global-enquiry/419${end}`, 'en')
      await expect(page.getByRole('heading', { level: 1 }), end).toHaveText(/^Papaya/)
    }
  },
)
