import { assert, asyncModelRun, asyncProperty, commands } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { loadOperations, type Operation } from '../../mock-server/document.ts'
import { documentFile } from '../api/replies.ts'
import { count, full } from '../figures.ts'
import { startMock } from '../mock-server/mock.ts'
import { allCommands } from './mock-commands.ts'
import { World, type Model } from './mock-model.ts'
import type { Fetch } from './mock-oracle.ts'
import { SEED } from './seed.ts'

/** A farmer, a buyer and a wholesaler of the seed (mock-server/README.md), none of them premium. */
const PEOPLE = ['9876500011', '9876500015', '9876500018']
const PREMIUM = '9876500022'
const numRuns = full ? 500 : 10
const maxCommands = full ? 100 : 50

let operations: Operation[]
// A busy machine is slow; the full size takes very long.
vi.setConfig({ testTimeout: full ? 7_200_000 : 120_000 })

operations = await loadOperations(documentFile)
const mock = await startMock()

/** Runs random actions of three people; throws if the mock breaks a promise. */
async function live(world: World, done: () => void = () => undefined, runs = numRuns) {
  const sequences = commands(allCommands, { maxCommands, size: 'max' })
  await assert(
    asyncProperty(sequences, async (sequence) => {
      await asyncModelRun((): { model: Model; real: World } => ({ model: world.start(PEOPLE), real: world }), sequence)
      expect(mock.log).toEqual([])
      done()
    }),
    { numRuns: runs, seed: SEED, endOnFailure: runs !== numRuns },
  )
}

test('three people act in any order, and the mock answers as the model predicts', async () => {
  const world = new World(mock, operations)
  let passed = 0
  try {
    await live(world, () => passed++)
  } finally {
    count('fuzz', 'sequences of what three people do at the mock', numRuns, passed)
    count('fuzz', 'requests in these sequences', world.requests, passed === numRuns ? world.requests : 0)
  }
})

/** Mocks that break one promise each. */
const faithless: Record<string, Fetch> = {
  'forgets to close an enquiry': (request) =>
    request.method === 'DELETE' && request.url.includes('/enquiries/') && request.headers.has('authorization')
      ? Promise.resolve(new Response(null, { status: 204 }))
      : mock.fetch(request),
  'shows a contact to everybody who is signed in': (request) => {
    const headers = new Headers(request.headers)
    if (request.url.includes('/detail/') && headers.has('authorization'))
      headers.set('authorization', `Bearer demo-${PREMIUM}`)
    return mock.fetch(new Request(request, { headers }))
  },
  'counts one row too many': async (request) => {
    const response = await mock.fetch(request)
    if (!request.url.includes('page_size') || response.status !== 200) return response
    const page = (await response.json()) as { count: number }
    return Response.json({ ...page, count: page.count + 1 })
  },
}

test.each(Object.keys(faithless))('a mock is found out that %s', async (name) => {
  let found = 0
  try {
    await expect(live(new World(mock, operations, faithless[name]), undefined, 60)).rejects.toThrow()
    found = 1
  } finally {
    count('fuzz', 'faithless mocks that are found out', 1, found)
  }
})
