import type { WorkerSettings } from '@marquee/contracts/service-worker'

/*
 * The service worker of a site. It only caches files of the build, whose names contain a content hash, and the logo of the
 * offline page. Documents, calls and other pictures always come from the network, so its cache never holds a player's
 * data.
 */

/** The gateway puts this constant before the script: the build, and the brand's offline page in each language. */
declare const worker: WorkerSettings
declare const self: ServiceWorkerGlobalScope

const { buildId, pages, files } = worker
const cacheName = `marquee-${buildId}`

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
  // A new worker serves pages of an old build just as the old worker did, so open tabs need not be closed first.
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromBuild(event))
  else if (files.includes(pathname)) event.respondWith(fromNetworkOrCache(event))
})

/** Keeps the files of the offline pages. One that fails is missing there; the worker does not depend on it. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.allSettled(files.map((file) => cache.add(file)))
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  const names = (await caches.keys()).filter((name) => name !== cacheName)
  const oldCaches = names.filter((name) => name.startsWith('marquee-'))
  // Of another product whose worker had this address.
  const foreign = names.filter((name) => !oldCaches.includes(name))
  await Promise.all(foreign.map((name) => caches.delete(name)))
  // The previous build stays: an open tab may still load its chunks.
  await Promise.all(oldCaches.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function fromNetwork(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return pathname.startsWith('/api/') ? Response.error() : offlinePage(pathname)
  }
}

async function fromNetworkOrCache({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request.url)) ?? Response.error()
  }
}

async function fromBuild(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request)
  if (cached) return cached
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
  const cookies = (await self.cookieStore?.getAll('lang')) ?? []
  // Of several, the last one that names a language counts, as for the gateway.
  const saved = cookies.map(({ value }) => pages.find(({ code }) => code === value)).findLast(Boolean)
  const page = pages.find((page) => page.prefix === prefix) ?? saved ?? pages[0]
  if (!page) return Response.error()
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
  return new Response(page.html, { status: 503, headers })
}
