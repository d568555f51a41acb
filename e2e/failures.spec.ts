import type { Page } from '@playwright/test'
import type { FaultName } from '../mock-server/faults.ts'
import type { OperationId } from '../mock-server/operation.ts'
import { proves } from '../tests/proves.ts'
import { expect, open, testWithFaults } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { asFarmerWithMany, signIn } from './sign-in.ts'

/** Every page that can’t be loaded says so, and another try brings it. (All words: tests/domain/failures.test.ts.) */
type Case = {
  path: string
  person: (page: Page) => Promise<unknown>
  operation: OperationId
  fault?: FaultName
  says: string
  why?: string
  proves: Parameters<typeof proves>
  /** A way on besides another try. */
  link?: [name: string, href: string]
  /** What is there after another try. */
  there: string
}
const buyer = (page: Page) => signIn(page, 'buyer')
const farmer = (page: Page) => signIn(page, 'farmer')
const SERVER = 'Server error. Please try again later.'

const cases: Case[] = [
  {
    path: '/global-enquiry?type=buy',
    person: buyer,
    operation: 'listGlobalEnquiries',
    says: 'Failed to load enquiries',
    why: SERVER,
    proves: ['Global board: Failed to load enquiries'],
    there: 'main article',
  },
  {
    path: '/global-enquiry/419',
    person: buyer,
    operation: 'getEnquiryDetail',
    says: 'Failed to load enquiry details',
    why: SERVER,
    proves: ['Enquiry detail: Failed to load enquiry details', 'Enquiry detail: a back button'],
    link: ['Back to the enquiries', '/global-enquiry'],
    there: 'main dl',
  },
  {
    path: '/directory',
    person: buyer,
    operation: 'listFarmers',
    says: 'Failed to load farmers',
    why: SERVER,
    proves: ['Directory: Failed to load {type}s'],
    there: 'main article',
  },
  {
    path: '/enquiry',
    person: asFarmerWithMany,
    operation: 'listOwnEnquiries',
    fault: 'garbage',
    says: 'Failed to load enquiries',
    why: 'An unexpected error occurred. Please try again.',
    proves: ['Own list: Failed to load enquiries'],
    there: 'main article',
  },
  {
    path: '/enquiry/64',
    person: asFarmerWithMany,
    operation: 'getEnquiry',
    says: 'Failed to fetch enquiry details',
    why: SERVER,
    proves: ['Enquiry detail: Failed to fetch enquiry details'],
    link: ['Back to my enquiries', '/enquiry'],
    there: '[aria-current=step]',
  },
  {
    path: '/enquiry/edit/64',
    person: asFarmerWithMany,
    operation: 'getEnquiry',
    says: 'Failed to fetch enquiry details.',
    why: SERVER,
    proves: ['Edit enquiry: Failed to fetch enquiry details.'],
    link: ['My enquiries', '/enquiry'],
    there: 'main form',
  },
  {
    path: '/profile',
    person: farmer,
    operation: 'getUserProfile',
    fault: 'shape',
    says: 'Failed to load profile',
    why: 'Failed to load profile data',
    proves: ['Profile load: Failed to load profile', 'Profile load: Failed to load profile data'],
    there: 'main dl',
  },
  {
    path: '/profile',
    person: farmer,
    operation: 'getUserProfile',
    says: 'Failed to load profile',
    why: 'Failed to load profile data. Please try again.',
    proves: ['Profile load: Failed to load profile data. Please try again.'],
    there: 'main dl',
  },
  {
    path: '/subscription',
    person: farmer,
    operation: 'getSubscriptionStatus',
    says: 'Failed to fetch subscription status. Please try again.',
    proves: ['Subscription: fetchStatus, with Retry'],
    there: 'main a[href="/term"]',
  },
  {
    path: '/subscription',
    person: farmer,
    operation: 'getPlan',
    says: 'Failed to fetch subscription plan. Please try again.',
    proves: ['Subscription: fetchPlan, with Retry'],
    there: 'main a[href="/term"]',
  },
]

for (const { path, person, operation, fault = '500', says, why, proves: rows, link, there } of cases)
  testWithFaults(
    `${path}, ${operation} fails with ${fault}: it says so, and another try brings it`,
    proves(...rows),
    async ({ page }) => {
      await person(page)
      await fail(page, operation, fault)
      await open(page, path, 'en')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(says)
      if (why) await expect(alert.getByText(why, { exact: true })).toBeVisible()
      await expect(page.locator(there)).toHaveCount(0)
      if (link)
        await expect(page.getByRole('main').getByRole('link', { name: link[0] })).toHaveAttribute('href', link[1])
      // The usual price is shown, but nothing is sold at it (§subscription.1).
      if (operation === 'getPlan')
        await expect(page.getByText('Premium membership usually costs ₹999 per year.')).toBeVisible()
      await recover(page)
      await alert.getByRole('button', { name: /^(Try again|Retry)$/i }).click()
      await expect(page.locator(there).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    },
  )
