import type { Page } from '@playwright/test'

/** Everything that the browser stores for this site: web storage, cookies, databases, cached replies, history state. */
export const storedEverywhere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: unknown[] = [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
      document.cookie,
      history.state,
    ]
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        rows.push([name, store, await done(objects.getAllKeys()), await done(objects.getAll())])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const reply = (await cache.match(key))!
        if (/json/.test(reply.headers.get('content-type') ?? ''))
          rows.push([name, key.url, [...key.headers], await reply.text()])
        else rows.push([name, key.url])
      }
    }
    return JSON.stringify(rows)
  })
