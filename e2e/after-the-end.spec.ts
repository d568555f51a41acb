import type { Page } from '@playwright/test'
import { account } from './after-the-end/account.ts'
import { enquiries } from './after-the-end/enquiries.ts'
import { payments } from './after-the-end/payments.ts'
import { registration } from './after-the-end/registration.ts'
import type { Journey, State, Way } from './after-the-end/journey.ts'
import { inTurn, sampled } from '../tests/sample.ts'
import { expect, test } from './fixture.ts'

// After a journey's end nothing is lost or done twice, and the page shows the current state. The small size tries one
// way per journey, in turn, with one of the tabs.
const journeys: Journey[] = [...registration, ...enquiries, ...payments, ...account]

/** What a person does once the journey is over; each returns the page that they are on then. */
const ways: Record<Way, (page: Page, address: string) => Promise<Page>> = {
  async Back(page) {
    await page.goBack()
    return page
  },
  async reload(page) {
    await page.reload()
    return page
  },
  async 'the same address typed again'(page, address) {
    await page.goto(address)
    return page
  },
  async 'another tab'(page, address) {
    const tab = await page.context().newPage()
    await tab.goto(address)
    return tab
  },
}

const addressOf = ({ address }: Journey, state: State) => (typeof address === 'string' ? address : address(state))
const isWriting = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

for (const [index, journey] of sampled([...journeys.entries()], 9)) {
  test.describe(`after ${journey.name}`, () => {
    for (const way of inTurn(Object.keys(ways) as Way[], index))
      test(way, async ({ page, context }) => {
        const state = await journey.begin(page)
        await journey.end(page)
        const stored = await journey.stored(page, state)
        const sent: string[] = []
        context.on('request', (request) => {
          if (isWriting(request.method())) sent.push(`${request.method()} ${request.url()}`)
        })
        await (journey.after?.[way] ?? journey.isOver)(await ways[way](page, addressOf(journey, state)))
        expect(sent, 'nothing is sent by itself').toEqual([])
        expect(await journey.stored(page, state), 'what is stored stays').toEqual(stored)
      })

    if (!journey.openTab) return
    const { name, begin, end } = journey.openTab
    test(`another tab, opened before ${name}`, async ({ page, context }) => {
      const state = await journey.begin(page)
      const tab = await context.newPage()
      await begin(tab, state)
      await journey.end(page)
      const stored = await journey.stored(page, state)
      await end(tab)
      expect(await journey.stored(page, state), 'what is stored stays').toEqual(stored)
    })
  })
}
