/*
 * The service worker that takes the place of one that another product left in visitors' browsers. It drops what that one
 * kept, ends itself, and has the pages that it controls load from the site.
 */

declare const self: ServiceWorkerGlobalScope

// Makes it a module, with a `self` of its own.
export {}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  const names = await caches.keys()
  // The site's own worker may be there already, with another scope.
  await Promise.all(names.filter((name) => !name.startsWith('marquee-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
  // Not awaited: a page loads only after this worker has been activated.
  for (const page of await self.clients.matchAll({ type: 'window' }))
    if ('navigate' in page) page.navigate(page.url).catch(() => {})
}
