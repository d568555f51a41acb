import type { Page } from '@playwright/test'
import type { FaultName } from '../mock-server/faults.ts'
import type { OperationId } from '../mock-server/operation.ts'

const SCOPE = 'mock_scope'
let scopes = 0

const scopeOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === SCOPE)?.value

/** Makes an operation fail `times` times, or always, for this page alone, as a person can at `/_mock`. */
export async function fail(page: Page, operationId: OperationId, fault: FaultName, times?: number) {
  const scope = (await scopeOf(page)) ?? `e2e-${process.pid}-${++scopes}`
  const reply = await page.request.post('/_mock/faults', { data: { operationId, fault, times, scope } })
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
  // Uses the host of this page: behind nginx it differs from the mock's.
  await page.context().addCookies([{ name: SCOPE, value: scope, url: new URL('/', reply.url()).href }])
}

/** Switches off the faults that `fail` switched on. */
export async function recover(page: Page) {
  const scope = await scopeOf(page)
  if (!scope) return
  const reply = await page.request.post('/_mock/faults/off', { data: {}, headers: { 'x-mock-scope': scope } })
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
}
