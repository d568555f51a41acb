import { Strategy, type StrategyHandler } from 'workbox-strategies'

/**
 * The copy at once, if there is one, and the reply of the network for the next time. Workbox's own (StaleWhileRevalidate) looks for the
 * copy while it asks: a fast reply would come before it is known that a copy was given, and the page would never hear of it (keep.ts).
 */
export class CopyFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await handler.cacheMatch(request)
    const reply = handler.fetchAndCachePut(request)
    if (!copy) return reply
    void handler.waitUntil(reply.catch(() => undefined)) // the page is told of it
    return copy
  }
}
