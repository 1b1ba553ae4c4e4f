import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { openBrowser } from '../../support/browser/open-browser.ts'
import { startSite } from '../../support/site.ts'

/* A domain on which another product was: its service worker answers everything from its cache, for ever. */

const oldPage = '<!doctype html><title>Old product</title>'
const oldWorker = `
  addEventListener('install', (event) => event.waitUntil(
    caches.open('old').then((cache) => cache.put('/', new Response(${JSON.stringify(oldPage)}, { headers: { 'content-type': 'text/html' } }))),
  ))
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
  })`

function serveOld(path: string, response: ServerResponse): void {
  const isWorker = path === '/service-worker.js'
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
  response.end(isWorker ? oldWorker : oldPage)
}

t.test('who visited the former product gets the site, and nothing of the other stays', async (t) => {
  const site = await startSite()
  let isOld = true
  const domain = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming
    if (isOld) return serveOld(url, response)
    const asked = request({ port: site.port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    return incoming.pipe(asked.on('error', () => response.destroy()))
  })
  await new Promise<void>((resolve) => domain.listen(0, '127.0.0.1', resolve))
  const browser = await openBrowser()
  t.teardown(async () => {
    await browser.close()
    domain.closeAllConnections()
    domain.close()
    await site.close()
  })

  const page = await browser.newPage()
  const origin = `http://localhost:${(domain.address() as AddressInfo).port}`
  await page.goto(origin)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  isOld = false
  // A navigation has the browser look for a newer worker.
  await page.goto(origin)
  await page.locator('html[data-hydrated]').waitFor()
  t.match(await page.title(), 'Luna Palace')
  const left = await page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name === 'old'),
    workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) =>
      active?.scriptURL.endsWith('/service-worker.js'),
    ).length,
  }))
  t.same(left, { caches: [], workers: 0 })
})
