import { test, type Page } from '@playwright/test'

/** Puts the mock into a state (mock-server/README.md, Provider states). */
export async function provide({ request }: Pick<Page, 'request'>, state: string, params: object): Promise<void> {
  const reply = await request.post('/_pact/state', { data: { state, params } })
  if (!reply.ok()) throw new Error(`${state}: ${reply.status()} ${await reply.text()}`)
}

let made = 0
/** An id that no other test uses. Ids are far apart, because the mock numbers related records onwards from them. */
export const newId = (): number => (1 + test.info().workerIndex) * 1_000_000 + ++made * 1_000
