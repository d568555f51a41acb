import type { Page } from '@playwright/test'

/** Puts the mock into a state (mock-server/README.md, Provider states). */
export async function provide(page: Page, state: string, params: object): Promise<void> {
  const reply = await page.request.post('/_pact/state', { data: { state, params } })
  if (!reply.ok()) throw new Error(`${state}: ${reply.status()} ${await reply.text()}`)
}
