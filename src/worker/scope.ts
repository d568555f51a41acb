/** The part of a service worker's global scope that `worker.ts` uses: TypeScript can't type a page and a worker in one program. */
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
