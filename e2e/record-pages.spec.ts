import { expect, open, test } from './fixture.ts'
import { requestsTo } from './requests.ts'
import { signIn } from './sign-in.ts'

/** Every page of one record, and its heading at an address without a record. */
const records = [
  { address: (id: string) => `/enquiry/${id}`, missing: 'Enquiry not found' },
  { address: (id: string) => `/enquiry/edit/${id}`, missing: 'Enquiry not found' },
  { address: (id: string) => `/global-enquiry/${id}`, missing: 'Enquiry not found' },
  { address: (id: string) => `/farmer/${id}`, missing: 'Page not found' },
  { address: (id: string) => `/products/1?business=${id}`, missing: 'Page not found' },
]

test('an address that can have no record asks for nothing, and says that there is none', async ({ page }) => {
  await signIn(page, 'farmer')
  const asked = requestsTo(page, /\/api\/.*(NaN|abc\/?$)/)
  for (const { address, missing } of records)
    await test.step(address('abc'), async () => {
      await open(page, address('abc'), 'en')
      await expect(page.getByRole('heading', { name: missing })).toBeVisible()
      expect(asked).toEqual([])
    })
})
