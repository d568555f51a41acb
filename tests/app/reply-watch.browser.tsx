import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import ReplyWatch from '../../src/app/reply-watch/ReplyWatch.tsx'
import { countReply, forgetFaults } from '../../src/app/reply-watch/watch.ts'
import { axeProblems } from '../ui/axe.ts'
import { show } from '../ui/show.tsx'

afterEach(forgetFaults)

const headers = new Headers({ 'Content-Type': 'application/json' })

test('the list of broken replies passes axe and never scrolls sideways', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ brokenReplies: 'https://reports.example.in/replies' }))
  await countReply({ method: 'GET', url: 'http://x/api/payment/plans/1/', status: 200, headers, body: '{"id":"1"}' })
  await show(
    <main>
      <ReplyWatch />
    </main>,
  )
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    expect(await axeProblems()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})
