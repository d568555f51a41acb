import type { CacheFirst } from 'workbox-strategies'

export type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>[number]

/** Beginning of the hash of each file of a build, by its address. */
export type Hashes = Readonly<Record<string, string>>

const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
}

/** Whether a reply has the content type of its file. A captive portal answers any request with its own HTML and status 200. */
function hasItsType(address: string, { headers, ok }: Response): boolean {
  const type = TYPES[/\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? '']
  return ok && (!type || type.test(headers.get('content-type') ?? ''))
}

/** First 12 characters of a file's hash, as the build lists it (scripts/publish/precached.ts). */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 12)
}

/** Whether a reply is the complete file of the build. A file of another build is not listed; only its type is checked. */
async function isIntact(address: string, response: Response, hashes: Hashes): Promise<boolean> {
  if (!hasItsType(address, response)) return false
  const hash = hashes[new URL(address).pathname]
  if (!hash) return true
  try {
    return (await hashOf(await response.clone().arrayBuffer())) === hash
  } catch {
    return false // truncated
  }
}

/** Caches only intact files of the build; a damaged reply is requested once more, past all caches. */
export const asBuilt = (hashes: Hashes): Plugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (await isIntact(request.url, response, hashes)) return response
    return fetch(request.url, { cache: 'reload', credentials: 'same-origin' })
  },
  cacheWillUpdate: async ({ request, response }) => ((await isIntact(request.url, response, hashes)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasItsType(request.url, cachedResponse) ? cachedResponse : null,
})
