/** Changes the text of each reply of the API. */
export function textOf(change: (text: string, request: Request) => string) {
  return async (reply: Response, request: Request) => {
    const { status } = reply
    const headers = without(reply.headers, 'content-length', 'content-encoding')
    return new Response(change(await reply.text(), request) || null, { status, headers })
  }
}

/** A copy without these. */
export function without(headers: Headers, ...names: string[]): Headers {
  const copy = new Headers(headers)
  for (const name of names) copy.delete(name)
  return copy
}

/** Changes the headers of each reply of the API. */
export const headersOf = (change: Record<string, string>) => (reply: Response) =>
  new Response(reply.body, { status: reply.status, headers: { ...Object.fromEntries(reply.headers), ...change } })
