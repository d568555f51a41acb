// Instead of /sw.js, when the service worker has to go: every device that comes by gives it up, with all that it saved.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    indexedDB.deleteDatabase('copies') // happens when the last page with it has closed
    await registration.unregister()
    for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
  }
  event.waitUntil(leave())
})
