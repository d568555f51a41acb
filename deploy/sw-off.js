// Replaces /sw.js to remove the service worker: every device that visits unregisters it and deletes all its caches.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    indexedDB.deleteDatabase('copies') // completes when the last page that uses it closes
    await registration.unregister()
    for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
  }
  event.waitUntil(leave())
})
