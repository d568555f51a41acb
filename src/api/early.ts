declare global {
  interface Window {
    /** Requests that the head script started before the app arrived: `{language} {address}`, and for a person ` {authorization}`, → reply (scripts/build/head-script.ts). */
    earlyRequests?: Record<string, Promise<Response>>
  }
}

/** The reply that is already on its way to this request, once; the next time it is asked for anew. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = globalThis.window?.earlyRequests
  if (!early || request.method !== 'GET') return undefined
  const { pathname, searchParams } = new URL(request.url)
  // Where a reply must be a new one (src/api/directory.ts), the early one is: it was asked for in this same visit.
  searchParams.delete('_t')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const { headers } = request
  const key = [headers.get('X-user-lang'), pathname + search, headers.get('Authorization')].filter(Boolean).join(' ')
  const reply = early[key]
  delete early[key]
  return reply
}
