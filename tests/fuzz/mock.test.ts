import { sample } from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { idOf, loadOperations, type Operation } from '../../mock-server/document.ts'
import { resetStore } from '../../mock-server/store/store.ts'
import { documentFile } from '../api/replies.ts'
import { count, full } from '../figures.ts'
import { startMock } from '../mock-server/mock.ts'
import { knownIn, requestOf, requestsFor, type Sent } from './mock-requests.ts'
import { holds, type Schema } from './schema.ts'
import { SEED } from './seed.ts'

type Fetch = (request: Request) => Promise<Response>

/** The number of requests of each kind per operation. */
const numRuns = full ? 200 : 2

const operations = await loadOperations(documentFile)
const mock = await startMock()

// A busy machine is slow; the full size takes very long.
vi.setConfig({ testTimeout: full ? 7_200_000 : 120_000 })

/** What is wrong with the answer to a request: it contradicts the document, or takes what must be refused. */
async function fault({ method, responses }: Operation, sent: Sent, fetch: Fetch): Promise<string | undefined> {
  const response = await fetch(requestOf(method.toUpperCase(), sent))
  const { status, headers } = response
  const text = await response.text()
  if (status >= 500) return `a ${status}: ${text.slice(0, 300)}`
  if (sent.mustBeRefused && status < 400) return `${status} for what must be refused`
  const reply = responses.find(({ code }) => code === String(status))
  // An address that none of the operations has is answered in the common shape of refusals.
  const [content] =
    (reply ?? (status === 404 && sent.broken ? responses.find(({ code }) => code === '500') : undefined))?.contents ??
    []
  if (!reply && !content) return `${status} is not declared`
  if (!content) return text === '' ? undefined : 'a body, and none is declared'
  if (headers.get('content-type')?.split(';')[0] !== content.mediaType) return `${headers.get('content-type')}`
  return holds(content.schema as Schema, JSON.parse(text)) ? undefined : `a body that breaks the schema: ${text}`
}

/** Sends requests one after the other, and returns the answers that are wrong, up to a number. */
async function findings(operation: Operation, requests: readonly Sent[], fetch: Fetch = mock.fetch, upTo = 5) {
  const found: string[] = []
  for (const sent of requests) {
    const wrong = await fault(operation, sent, fetch).catch(String)
    if (wrong !== undefined) found.push(`${wrong}\n  to ${JSON.stringify(sent).slice(0, 600)}`)
    if (found.length >= upTo) break
  }
  return found
}

const requestsTo = (operation: Operation, numRuns: number) =>
  requestsFor(operation, knownIn(mock.store)).flatMap((kind) => sample(kind, { numRuns, seed: SEED }))

describe.each(operations.map((operation) => ({ id: idOf(operation), operation })))('$id', ({ operation }) => {
  beforeAll(() => {
    resetStore(mock.store, { now: mock.now() })
    mock.log.length = 0
  })
  test('requests are answered within the document', async () => {
    const requests = requestsTo(operation, numRuns)
    const found = await findings(operation, requests)
    const passed = requests.length - found.length
    count('fuzz', 'requests that the mock answers within the document', requests.length, passed)
    expect(found).toEqual([])
    expect(mock.log).toEqual([])
  })
})
