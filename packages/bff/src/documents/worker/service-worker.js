/*
 * The service worker of a site. The gateway writes `const worker = { buildId, pages }` before this file: the build,
 * and the offline page in each language of the brand (`{ code, prefix, html, policy }`, the default one first).
 *
 * It keeps files of the build, which are named by their content, and nothing else: documents, calls and pictures
 * come from the network or not at all, so nothing of a player ever lies in its cache.
 */

const cacheName = `marquee-${worker.buildId}`

self.addEventListener('install', () => {
  // A new worker treats the pages of an old build just as the old one did, so no tab needs to be closed first.
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromBuild(event))
})

async function takeOver() {
  await self.registration.navigationPreload?.enable()
  const earlier = (await caches.keys()).filter((name) => name.startsWith('marquee-') && name !== cacheName)
  // The build before this one stays: a tab that is still open may ask for its code.
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function fromNetwork(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return pathname.startsWith('/api/') ? Response.error() : offlinePage(pathname)
  }
}

async function fromBuild(event) {
  const known = await caches.match(event.request)
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.ok && answer.type === 'basic') event.waitUntil(keep(event.request, answer.clone()))
  return answer
}

async function keep(request, answer) {
  const cache = await caches.open(cacheName)
  await cache.put(request, answer)
}

async function offlinePage(pathname) {
  const { pages } = worker
  const prefix = /^\/([a-z]+)(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const saved = await self.cookieStore?.get('lang')
  const { html, policy } =
    pages.find((page) => page.prefix === prefix) ??
    pages.find((page) => page.code === saved?.value) ??
    pages[0]
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status: 503, headers })
}
