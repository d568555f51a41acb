/** As much of a service worker's global scope as `worker.ts` uses: TypeScript can't have a page's and a worker's in one program. */
type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type Scope = {
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Extendable & { request: Request }) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> }
  navigator: Pick<Navigator, 'languages'>
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
}
export const scope = globalThis as unknown as Scope
