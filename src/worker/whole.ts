import type { Plugin } from './pictures.ts'

/** Of a build: the beginnings of the hashes of its files, by their addresses. */
export type Hashes = Readonly<Record<string, string>>

const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
}

/** A network's own sign-in page comes in the place of anything, with 200. */
function hasItsType(address: string, { headers, ok }: Response): boolean {
  const type = TYPES[/\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? '']
  return ok && (!type || type.test(headers.get('content-type') ?? ''))
}

/** The beginning of a file's hash, as the list of the build has it (scripts/publish/kept.ts). */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 12)
}

/** Whether a reply is the file of the build, to its last byte. One that the list doesn't name (of another build) is known by its type only. */
async function isWhole(address: string, response: Response, hashes: Hashes): Promise<boolean> {
  if (!hasItsType(address, response)) return false
  const hash = hashes[new URL(address).pathname]
  if (!hash) return true
  try {
    return (await hashOf(await response.clone().arrayBuffer())) === hash
  } catch {
    return false // cut off
  }
}

/**
 * Files of the build are kept as they were built or not at all: what came otherwise is asked for once more, past all caches, and what
 * has been kept otherwise by an older worker is no answer.
 */
export const asBuilt = (hashes: Hashes): Plugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (await isWhole(request.url, response, hashes)) return response
    return fetch(request.url, { cache: 'reload', credentials: 'same-origin' })
  },
  cacheWillUpdate: async ({ request, response }) => ((await isWhole(request.url, response, hashes)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasItsType(request.url, cachedResponse) ? cachedResponse : null,
})
