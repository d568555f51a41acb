import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import SubscriptionPage from '../../../src/features/subscription/SubscriptionPage.tsx'
import { openSession, signOut } from '../../../src/session/session.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show } from '../../render.tsx'

afterEach(signOut)

const features = { en: [], hi: [], mr: [] }
/** A person whose subscriptions end on these days, the newest first, and have so many days left. */
async function showTo(has_active_subscription: boolean, ...ends: [day: string, left: number][]) {
  openSession().store({ authToken: 'token-of-asha' })
  const subscriptions = ends.map(([expiry_date, days_remaining]) => {
    return { expiry_date, days_remaining, amount: 999, features }
  })
  stubFetch(({ url }) =>
    Response.json(
      url.includes('/status/')
        ? { has_active_subscription, subscriptions }
        : url.includes('/plans/')
          ? { id: 1, amount: 999, features }
          : aProfile(),
    ),
  )
  await show(<SubscriptionPage />)
}

test('who has renewed the plan sees how long the newest one runs', async () => {
  await showTo(true, ['2027-11-19', 364], ['2026-11-02', 0])
  expect(await screen.findByText('19 Nov 2027')).toBeTruthy()
  expect(screen.getByText('364 days remaining')).toBeTruthy()
})

test('who had the plan twice is told when the last one ended, and offered it again', async () => {
  await showTo(false, ['2026-11-02', 0], ['2025-11-02', 0])
  expect(await screen.findByText('Your subscription ended on 2 Nov 2026.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join Now' })).toBeTruthy()
})
