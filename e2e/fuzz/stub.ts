export type Reply = { status: number; text: string | null }
/** `network` lets the request go out (e2e/faults/transport.spec.ts breaks it there). */
export type Answer = Reply | 'network'
export type StubRoute = { id: string; method: string; path: string; reply: Reply }

export type Stub = {
  /** Replies of this case, overriding the usual ones. */
  replies: Record<string, Answer>
  /** Replies of this place, overriding the defaults; after a reload those that `fuzz_usual` of sessionStorage has. */
  usual: Record<string, Reply>
  /** The operations called, one entry per call. */
  called: string[]
  waiting: number
}

// Runs in the page before the app, and answers everything under /api at once. It replaces `fetch`.
export function stubServer(routes: StubRoute[]): void {
  const usual = JSON.parse(sessionStorage.getItem('fuzz_usual') ?? '{}') as Stub['usual']
  const stub: Stub = { replies: {}, usual, called: [], waiting: 0 }
  Object.assign(globalThis, { stub })
  const table = routes.map((route) => ({
    ...route,
    matches: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

  function answer(method: string, url: string): Answer | undefined {
    const { pathname } = new URL(url, location.href)
    if (!pathname.startsWith('/api/')) return undefined
    const route = table.find((each) => each.method === method.toLowerCase() && each.matches.test(pathname))
    if (!route) throw new Error(`No operation ${method} ${pathname}`)
    stub.called.push(route.id)
    return stub.replies[route.id] ?? stub.usual[route.id] ?? route.reply
  }
  const headers = { 'content-type': 'application/json' }
  const later = async <Value>(value: Value) => {
    stub.waiting++
    await new Promise((resolve) => setTimeout(resolve, 0))
    stub.waiting--
    return value
  }

  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const reply = answer(request.method, request.url)
    if (reply && reply !== 'network') return later(new Response(reply.text, { status: reply.status, headers }))
    stub.waiting++
    return fetch(request).finally(() => stub.waiting--)
  }
}
