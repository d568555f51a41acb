import { vi } from 'vitest'

/** Node has no page to be on: imported before anything of src/api, whose addresses start here. */
export const ORIGIN = 'http://krishi.test'
vi.stubGlobal('location', { origin: ORIGIN })
vi.stubGlobal('navigator', { onLine: true })

/** Answers the app's requests and keeps them, as a browser would: no answer any more once a request is given up. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      Promise.resolve(request).then(answer).then(resolve, reject)
    })
  })
  return requests
}

/** A server that never answers. */
export const silence = () => new Promise<never>(() => undefined)
