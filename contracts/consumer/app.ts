import { vi } from 'vitest'

/** Origin of the app's requests, because Node has no page. Import this file before src/api, which reads the origin. */
const ORIGIN = 'http://app.test'
vi.stubGlobal('location', { origin: ORIGIN })
vi.stubGlobal('navigator', { onLine: true })
// Fixes the timestamps that some addresses contain against caching, so that every run is the same.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-21T06:30:00Z') })

const { connectSession } = await import('../../src/api/client.ts')
const { createQueryClient } = await import('../../src/api/query-client.ts')

const realFetch = globalThis.fetch
let token: string | undefined
let timesSignedOut = 0
connectSession({ token: () => token, onUnauthorized: () => void timesSignedOut++ })

/** The real app, with its requests redirected to another server. */
export const app = {
  signIn(as: string | undefined) {
    token = as
    timesSignedOut = 0
  },
  timesSignedOut: () => timesSignedOut,
  /**
   * Sends the app's requests to this server, changing only their origin, and returns the requests sent.
   * @param earlier replies to the requests before the one that the server gets
   * @param later replies to those after it
   */
  connectTo(server: string, earlier: readonly unknown[] = [], later: readonly unknown[] = []): Request[] {
    const sent: Request[] = []
    let asked = 0
    vi.stubGlobal('fetch', async (request: Request, { signal }: RequestInit = {}) => {
      const turn = asked++ - earlier.length
      if (turn < 0) return Response.json(earlier.at(turn))
      if (turn > 0 && turn <= later.length) return Response.json(later[turn - 1])
      sent.push(request.clone())
      const { method, headers } = request
      const body = method === 'GET' ? undefined : await request.arrayBuffer()
      return realFetch(request.url.replace(ORIGIN, server), { method, headers, body, signal: signal ?? null })
    })
    return sent
  },
}

const client = createQueryClient()

/** Runs a query once, without cache and retries. */
export async function ask<Reply>(query: { queryFn?: unknown; queryKey: readonly unknown[] }): Promise<Reply> {
  client.clear()
  return client.fetchQuery<Reply>({ ...(query as object), queryKey: query.queryKey, retry: false, staleTime: 0 })
}
