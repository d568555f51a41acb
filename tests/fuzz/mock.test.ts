import { sample } from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { idOf, loadOperations, type Operation } from '../../mock-server/document.ts'
import { resetStore } from '../../mock-server/store/store.ts'
import { documentFile } from '../api/replies.ts'
import { count, full } from '../figures.ts'
import { startMock } from '../mock-server/mock.ts'
import { answerTo, failureSchema, operationAt, outsideOf, type Fetch } from './mock-oracle.ts'
import { knownIds, knownProduce, requestOf, requestsFor, type Sent } from './mock-requests.ts'
import { SEED } from './seed.ts'

/** The number of requests of each kind per operation. */
const numRuns = full ? 1_000 : 6

const operations = await loadOperations(documentFile)
const failure = failureSchema(operations)

// A busy machine is slow; the full size takes very long.
vi.setConfig({ testTimeout: full ? 7_200_000 : 120_000 })

const mock = await startMock()

/** Sends requests one after the other; returns answers that violate the document, or are wrong otherwise. */
async function findings(fetch: Fetch, requests: readonly Sent[], stopAfter = 5): Promise<string[]> {
  const found: string[] = []
  for (const sent of requests) {
    const request = requestOf(sent)
    const { pathname } = new URL(request.url)
    const operation = operationAt(operations, sent.method, pathname)
    const wrong = await answerTo(fetch, request).then(
      (answer) =>
        outsideOf(operation, failure, answer, sent.method) ??
        (sent.mustBeRefused && answer.status < 400 ? `${answer.status} for what must be refused` : undefined) ??
        (!sent.broken && answer.status === 405 ? 'a valid request refused by its method' : undefined),
      (error: unknown) => String(error),
    )
    if (wrong !== undefined)
      found.push(
        `${wrong}\n  to ${printed(sent)} ${mock.log
          .map(([said, why]) => `${said} ${String(why)}`)
          .splice(-1)
          .join()}`,
      )
    if (found.length >= stopAfter) break
  }
  return found
}

const printed = (sent: Sent) =>
  JSON.stringify(sent, (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value)).slice(
    0,
    600,
  )

const requestsTo = (operation: Operation) => requestsFor(operation, knownIds(mock.store), knownProduce(mock.store))

describe.each(operations.map((operation) => ({ id: idOf(operation), operation })))('$id', ({ operation }) => {
  beforeAll(() => {
    resetStore(mock.store, { now: mock.now() })
    mock.log.length = 0
  })
  test.each(['valid', 'invalid'] as const)('%s requests are answered within the document', async (kind) => {
    const requests = sample(requestsTo(operation)[kind], { numRuns, seed: SEED })
    const found = await findings(mock.fetch, requests)
    count(
      'fuzz',
      `${kind} requests that the mock answers within the document`,
      requests.length,
      requests.length - found.length,
    )
    expect(found).toEqual([])
    expect(mock.log).toEqual([])
  })
})

describe('naive servers are found out', () => {
  const naive: Record<string, Fetch> = {
    'one that answers everything with an empty object': () => Promise.resolve(Response.json({})),
    'one that passes on whatever its code throws': (request) =>
      /[^\x20-\x7e]|%[0-9a-f]{2}/i.test(request.url) ? Promise.reject(new Error('URI malformed')) : mock.fetch(request),
    'one that forgets a field': async (request) => {
      const response = await mock.fetch(request)
      const text = await response.text()
      const { status, headers } = response
      return new Response(
        text === '' ? null : text.replace(/"(id|message|user_id|success|amount|status|role)":/, '"was_$1":'),
        { status, headers },
      )
    },
    'one that takes any token': (request) => {
      const headers = new Headers(request.headers)
      headers.set('authorization', 'Bearer demo-9876500015')
      return mock.fetch(new Request(request, { headers }))
    },
  }
  test.each(Object.keys(naive))('%s', async (name) => {
    resetStore(mock.store, { now: mock.now() })
    const guilty: string[] = []
    // For some operations few of these requests lack a token.
    const enough = operations.length / 3
    for (const operation of operations) {
      if (guilty.length > enough) break
      const { valid, invalid } = requestsTo(operation)
      const requests = [valid, invalid].flatMap((kind) => sample(kind, { numRuns: 40, seed: SEED }))
      if ((await findings(naive[name]!, requests, 1)).length > 0) guilty.push(idOf(operation))
    }
    count('fuzz', 'naive mocks that are found out', 1, Number(guilty.length > enough))
    expect(guilty.length).toBeGreaterThan(enough)
  })
})
