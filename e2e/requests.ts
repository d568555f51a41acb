import type { BrowserContext, Page, Request, Route } from '@playwright/test'

/** Holds requests as a slow network does; with `answered`, the server gets them and its answers are held. */
export async function holdRequests(on: Page | BrowserContext, to: string | RegExp, { answered = false } = {}) {
  const first = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const held: Promise<unknown>[] = []
  async function hold(route: Route) {
    if (answered && route.request().method() === 'GET') return route.fallback()
    const response = answered ? await route.fetch() : undefined
    first.resolve()
    await released.promise
    // A request that the page has cancelled can't be answered.
    await (response ? route.fulfill({ response }) : route.fallback()).catch(() => undefined)
  }
  await on.route(to, (route) => {
    const end = hold(route)
    held.push(end)
    return end
  })
  return {
    /** Resolves when the first request or answer is held. */
    arrived: first.promise,
    /** Lets all of them go on. */
    release: released.resolve,
    /** Resolves when all of them have gone on. */
    settled: () => Promise.all(held),
  }
}

/** The addresses of the requests from now on that end with a text, match a pattern, or fit otherwise. */
export function requestsTo(on: Page | BrowserContext, to: string | RegExp | ((request: Request) => boolean)): string[] {
  const asked: string[] = []
  const fits = (request: Request) =>
    typeof to === 'function'
      ? to(request)
      : typeof to === 'string'
        ? request.url().endsWith(to)
        : to.test(request.url())
  // Pages and contexts have this event in common.
  const pageOrContext = on as Page
  pageOrContext.on('request', (request) => void (fits(request) && asked.push(request.url())))
  return asked
}

/** Holds the app's largest script, so that only the HTML and its head script make the page; returns its release. */
export const holdApp = async (on: Page | BrowserContext) => (await holdRequests(on, '**/assets/core-*.js')).release
