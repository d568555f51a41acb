import { vi } from 'vitest'

/** Node has no page address. Import this before anything from src/api, whose addresses start here. */
export const ORIGIN = 'http://krishi.test'
vi.stubGlobal('location', { origin: ORIGIN })
vi.stubGlobal('navigator', { onLine: true })

/** Answers and records the app's requests. Like a browser's, a request that is aborted fails, also within its body. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
    requests.push(request)
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      Promise.resolve(request)
        .then(answer)
        .then((reply) => resolve(withSignal(reply, request)), reject)
    })
  })
  return requests
}

const withSignal = (reply: Response, { signal }: Request) =>
  reply.body ? new Response(reply.body.pipeThrough(new TransformStream(), { signal }), reply) : reply

/** The same, but each request waits for the test's answer, unless `answer` has one. */
export function holdFetch(answer: (request: Request) => Response | undefined = () => undefined) {
  const held: { request: Request; answer: (reply: Response) => void }[] = []
  stubFetch((request) => answer(request) ?? new Promise((resolve) => held.push({ request, answer: resolve })))
  return held
}

export const silence = () => new Promise<never>(() => undefined)
