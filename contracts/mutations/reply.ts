import type { Planted } from './mutation.ts'

type Change = (reply: Response, request: Request, planted: Planted) => Response | Promise<Response>

/** Changes the text of the API's replies. */
export function textOf(change: (text: string, request: Request) => string) {
  return async (reply: Response, request: Request) => {
    const { status } = reply
    const headers = without(reply.headers, 'content-length', 'content-encoding')
    return new Response(change(await reply.text(), request) || null, { status, headers })
  }
}

/** Replaces a piece of the text of the API's replies. */
export const replaced = (from: string | RegExp, to: string) => textOf((text) => text.replace(from, to))

/** Changes only the replies of these addresses. */
export const at =
  (address: RegExp, change: Change): Change =>
  (reply, request, planted) =>
    address.test(new URL(request.url).pathname) ? change(reply, request, planted) : reply

/** Changes only replies to users who may not see the contact. */
export const onlyHidden = (change: (text: string) => string) =>
  textOf((text) => (text.includes('"can_view_contact":false') ? change(text) : text))

/** A copy without these headers. */
export function without(headers: Headers, ...names: string[]): Headers {
  const copy = new Headers(headers)
  for (const name of names) copy.delete(name)
  return copy
}

/** Changes the headers of the API's replies. */
export const headersOf = (change: Record<string, string>) => (reply: Response) =>
  new Response(reply.body, { status: reply.status, headers: { ...Object.fromEntries(reply.headers), ...change } })
