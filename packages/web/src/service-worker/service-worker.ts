import type { WorkerSettings } from '@marquee/contracts/service-worker'

/*
 * The service worker of a site. It keeps files of the build, which are named by their content, and nothing else:
 * documents, calls and pictures come from the network or not at all, so nothing of a player ever lies in its cache.
 */

/** Written before this script by the gateway: the build, and the brand's offline page in each of its languages. */
declare const worker: WorkerSettings
declare const self: ServiceWorkerGlobalScope

const { buildId, pages } = worker
const cacheName = `marquee-${buildId}`

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

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  const earlier = (await caches.keys()).filter((name) => name.startsWith('marquee-') && name !== cacheName)
  // The build before this one stays: a tab that is still open may ask for its code.
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function fromNetwork(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return pathname.startsWith('/api/') ? Response.error() : offlinePage(pathname)
  }
}

async function fromBuild(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request)
  if (known) return known
  const response = await fetch(event.request)
  if (response.ok && response.type === 'basic') event.waitUntil(store(event.request, response.clone()))
  return response
}

async function store(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(request, response)
}

async function offlinePage(pathname: string): Promise<Response> {
  const prefix = /^\/([a-z]+)(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const saved = await self.cookieStore?.get('lang')
  const page =
    pages.find((page) => page.prefix === prefix) ??
    pages.find((page) => page.code === saved?.value) ??
    pages[0]
  if (!page) return Response.error()
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
  return new Response(page.html, { status: 503, headers })
}
