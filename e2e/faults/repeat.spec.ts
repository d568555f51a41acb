import type { Page, Request as PlaywrightRequest } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { enquiryForm, POSTS } from '../enquiry-form.ts'
import { filledIn, ownEnquiries } from '../filled-in.ts'
import { expect, test } from '../fixture.ts'
import { holdRequests, requestsTo } from '../requests.ts'
import { sampled } from '../../tests/sample.ts'

// One action sends one request, and a request that arrived but got no answer is not sent again (case 20 of
// docs/faults.md).
test.use({ expected: { errors: [/Failed to load resource/] } })

const HOUR = 3_600_000
const created = (page: Page) => page.getByRole('dialog', { name: 'Enquiry created successfully!' })

async function readyToPost(page: Page) {
  const { token, form } = await filledIn(page)
  const sent = requestsTo(page, (request) => request.method() === 'POST' && POSTS.test(request.url()))
  return { form, sent, stored: () => ownEnquiries(page, token) }
}

/** The headers without the idempotency key, for a server that ignores it. */
const withoutKey = (request: PlaywrightRequest) => {
  const { 'idempotency-key': _, ...headers } = request.headers()
  return headers
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a double click': (page) => enquiryForm(page).post.dblclick(),
  'two events in one frame': (page) =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form')!
      form.requestSubmit()
      form.requestSubmit()
      document.querySelector<HTMLButtonElement>('main form button[type=submit]')!.click()
    }),
}
for (const [what, twice] of sampled(Object.entries(ways))) {
  test(`${what} posts one enquiry`, proves('case 20', 'check 41'), async ({ page }) => {
    const { sent, stored } = await readyToPost(page)
    await twice(page)
    await expect(created(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })
}

test.describe('an enquiry whose reply was lost', () => {
  /** The server processes the request; its answer is lost. */
  const lose = (page: Page, how: 'reset' | 'hang' | 'HTML') =>
    page.route(POSTS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch({ headers: withoutKey(route.request()) })
      if (how === 'reset') await route.abort('connectionreset')
      if (how === 'HTML') await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' })
    })
  const losses: Record<string, { how: 'reset' | 'hang' | 'HTML'; off?: number }> = {
    'on a phone ten years ahead': { how: 'reset', off: 87_660 * HOUR },
    'on a phone a day behind': { how: 'reset', off: -24 * HOUR },
    'the line broke': { how: 'reset' },
    'nothing more came': { how: 'hang' },
    'a proxy answered with its page': { how: 'HTML' },
  }
  for (const [when, { how, off = 0 }] of sampled(Object.entries(losses)))
    test(
      `${when}: is found when it is sent again unchanged, and not posted twice`,
      proves('case 20'),
      async ({ page }) => {
        if (how === 'hang' || off) await page.clock.install({ time: Date.now() + off })
        const { form, sent, stored } = await readyToPost(page)
        await lose(page, how)
        await form.post.click()
        await expect.poll(() => stored()).toHaveLength(1)
        if (how === 'hang') await page.clock.fastForward(180_100)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ }).last()).toBeVisible()
        await page.unroute(POSTS)
        // A person may reload after an error.
        if (how === 'HTML') await page.reload()
        await expect(form.location).toHaveValue('Niphad, Nashik')
        await (off ? page.getByRole('button', { name: 'Try again' }) : form.post).click()
        await expect(created(page)).toBeVisible()
        expect(sent).toHaveLength(1)
        expect(await stored()).toHaveLength(1)
      },
    )

  test('can’t be sent again by Back and Forward during posting @full', async ({ page }) => {
    const { form, sent, stored } = await readyToPost(page)
    const { release } = await holdRequests(page, POSTS, { answered: true })
    await page.getByRole('link', { name: 'Support' }).first().click()
    await page.goBack()
    await expect(form.location).toHaveValue('Niphad, Nashik')
    await form.post.click()
    await expect.poll(() => stored()).toHaveLength(1)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Support')
    await page.goBack()
    await expect(page.getByText('Your enquiry is being sent…')).toBeVisible()
    await expect(form.post).toBeHidden()
    release()
    await expect(created(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('is posted if it never arrived, and so is a different one', async ({ page }) => {
    const { form, sent, stored } = await readyToPost(page)
    await page.route(POSTS, (route) => route.abort('connectionreset'), { times: 1 })
    await form.post.click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(created(page)).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(await stored()).toHaveLength(1)
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await page.getByRole('button', { name: 'Post another one' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await form.fill()
    await form.post.click()
    await expect(created(page)).toBeVisible()
    expect(await stored()).toHaveLength(2)
  })
})
