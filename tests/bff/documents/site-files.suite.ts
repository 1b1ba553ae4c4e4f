import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { pageNames, pagePath, pages } from '@marquee/contracts/pages'
import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite({}, { domains: ['brand-a.test'] })
t.teardown(() => site.close())
const origin = `http://localhost:${site.port}`

t.test('robots.txt lets crawlers read every page and names the sitemap of the brand', async (t) => {
  const answer = await site.ask('/robots.txt')
  t.equal(answer.status, 200)
  t.match(answer.headers['content-type'], 'text/plain')
  t.match(answer.text, /^User-agent: \*\nDisallow: \/api\/\n/)
  t.match(answer.text, `Sitemap: ${origin}/sitemap.xml`)
  const other = await site.ask('/robots.txt', { host: 'brand-a.test' })
  t.match(other.text, `Sitemap: http://brand-a.test:${site.port}/sitemap.xml`)
})

t.test('robots.txt and the sitemap answer HEAD, and nothing but GET and HEAD', async (t) => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/builds/latest.json',
  ]) {
    t.equal((await site.ask(path, { method: 'HEAD' })).status, 200, path)
    const refused = await site.ask(path, { method: 'POST' })
    t.equal(refused.status, 405, path)
    t.equal(refused.headers.allow, 'GET, HEAD')
  }
})

t.test('the sitemap holds every open page in every language, each with the others', async (t) => {
  const answer = await site.ask('/sitemap.xml')
  t.match(answer.headers['content-type'], 'application/xml')
  const entries = [...answer.text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)]
  const listed = entries.map(([, address = '']) => address.slice(origin.length))
  t.ok(listed.includes('/') && listed.includes('/php/slots') && listed.includes('/cn/about'))
  for (const name of pageNames.filter((page) => pages[page].access !== 'open'))
    t.notOk(listed.includes(pagePath(name)), `${name} is for players`)
  t.equal(new Set(listed).size, listed.length, 'each once')
  for (const [, address = '', alternates = ''] of entries) {
    for (const tag of ['en', 'fil', 'zh-Hans', 'x-default'])
      t.match(alternates, `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}`, address)
  }
  const plain = await site.ask('/sitemap.xml', { host: 'plain.localhost' })
  t.match(plain.text, '/slots<')
  t.notMatch(plain.text, '/promotions<', 'an area that the brand lacks is not there to be found')
})

t.test('every address of the sitemap is a page that wants to be found', async (t) => {
  const { text } = await site.ask('/sitemap.xml')
  const english = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address.slice(origin.length))
    .filter((path) => !/^\/(?:php|cn)\b/.test(path))
  for (const path of english) {
    const page = await site.ask(path)
    t.equal(page.status, 200, path)
    t.notMatch(page.text, '<meta name="robots" content="noindex">', path)
  }
})

t.test('the app manifest has the name, the icon and the color of the brand', async (t) => {
  const answer = await site.ask('/manifest.webmanifest')
  t.match(answer.headers['content-type'], 'application/manifest+json')
  const manifest = answer.json<{ theme_color: string; icons: { src: string; type: string }[] }>()
  t.match(manifest, {
    id: '/',
    name: 'Luna Palace',
    short_name: 'Luna Palace',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [{ src: /^\/media\//, type: 'image/svg+xml', sizes: 'any' }],
  })
  const document = (await site.ask('/')).text
  t.ok(document.includes(`<meta name="theme-color" content="${manifest.theme_color}">`))
  t.ok(document.includes('<link rel="manifest" href="/manifest.webmanifest">'))
  t.ok(document.includes(`<link rel="apple-touch-icon" href="${manifest.icons[0]?.src}">`))
  t.equal((await site.ask(manifest.icons[0]?.src ?? '')).status, 200)
  const other = await site.ask('/manifest.webmanifest', { host: 'template11.localhost' })
  t.match(other.json(), { name: 'Bulsa Play' })
  t.not(other.json<{ theme_color: string }>().theme_color, manifest.theme_color)
})

t.test('files of the site are validated, compressed, and made once for a brand', async (t) => {
  for (const path of ['/sitemap.xml', '/manifest.webmanifest', '/sw.js']) {
    const plain = await site.ask(path)
    const etag = String(plain.headers.etag)
    t.equal((await site.ask(path, { headers: { 'if-none-match': etag } })).status, 304, path)
    t.match(plain.headers.vary, 'Accept-Encoding')
    t.match(plain.headers['cache-status'], /^marquee; /)
    const other = await site.ask(path, { host: 'sportsbook1.localhost' })
    t.not(other.headers.etag, etag, 'another brand has its own')
    // Compressing saves nothing in a text as short as the manifest.
    if (path === '/manifest.webmanifest') continue
    const small = await site.ask(path, { headers: { 'accept-encoding': 'gzip' } })
    t.equal(small.headers['content-encoding'], 'gzip')
    t.equal(gunzipSync(small.body).toString(), plain.text)
  }
})

interface OfflinePage {
  code: string
  prefix: string
  html: string
  policy: string
}

t.test(
  'the service worker carries the offline page in each language, and keeps the files that it shows',
  async (t) => {
    const answer = await site.ask('/sw.js')
    t.match(answer.headers['content-type'], 'text/javascript')
    const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    t.equal(answer.headers['content-security-policy'], policy)
    t.match(answer.headers['cache-control'], 'must-revalidate', 'a browser always asks for a newer one')
    const [, json = ''] = /^const worker = (.*);$/m.exec(answer.text) ?? []
    const {
      buildId,
      pages: offline,
      files,
    } = JSON.parse(json) as { buildId: string; pages: OfflinePage[]; files: string[] }
    t.equal((await site.ask('/builds/latest.json')).json<{ id: string }>().id, buildId)
    t.same(
      offline.map(({ code, prefix }) => [code, prefix]),
      [
        ['EN', 'en'],
        ['PHP', 'php'],
        ['CN', 'cn'],
      ],
    )
    const words = [/You’re offline/, /Offline ka ngayon/, /您已离线/]
    for (const [place, { html, policy }] of offline.entries()) {
      t.match(html, words[place])
      t.match(html, 'Luna Palace')
      const loaded = [...html.matchAll(/(?:src|href)="(?!data:)([^"]*)"/g)].map(([, file]) => file)
      t.ok(loaded.length > 0, 'the logo')
      t.same(
        loaded.filter((file) => !files.includes(file ?? '')),
        [],
        'nothing else is loaded for it',
      )
      for (const element of ['script', 'style']) {
        const [, inline = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html) ?? []
        t.ok(policy.includes(createHash('sha256').update(inline).digest('base64')), `${element} is allowed`)
      }
    }
  },
)

t.test('the files of the offline page are the logo and the typeface', async (t) => {
  const { text } = await site.ask('/sw.js')
  const files = /"files":(\[[^\]]*\])/.exec(text)?.[1] ?? '[]'
  const types = []
  for (const file of JSON.parse(files) as string[]) {
    const { status, headers } = await site.ask(file)
    t.equal(status, 200, file)
    types.push(headers['content-type'])
  }
  t.same(types, ['font/woff2', 'font/woff2', 'image/svg+xml'])
})

t.test('the service worker keeps files of the build and nothing else', async (t) => {
  const { text } = await site.ask('/sw.js')
  const origin = 'https://brand.example'
  const listeners = new Map<string, (event: object) => void>()
  const work: Promise<unknown>[] = []
  const stored: string[] = []
  runInNewContext(text, {
    URL,
    self: {
      location: { origin },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    },
    caches: {
      match: async () => undefined,
      open: async () => ({ put: async ({ url }: { url: string }) => stored.push(url) }),
    },
    fetch: async () => ({ ok: true, type: 'basic', clone: () => ({}) }),
  })
  const wait = (promise: Promise<unknown>) => work.push(promise)
  const visit = (url: string, mode = 'cors', method = 'GET') =>
    listeners.get('fetch')?.({ request: { url, mode, method }, respondWith: wait, waitUntil: wait })
  visit(`${origin}/`, 'navigate')
  visit(`${origin}/api/me/balance`)
  visit(`${origin}/api/session`, 'cors', 'POST')
  visit('https://elsewhere.example/assets/a.js')
  visit(`${origin}/assets/a.js`)
  // What waits may add to it.
  for (const each of work) await each
  t.same(stored, [`${origin}/assets/a.js`])
})

t.test('a service worker of a former product is ended, wherever it was', async (t) => {
  const script = { 'service-worker': 'script' }
  const { text } = await site.ask('/old/place/worker.js?v=3', { headers: script })
  for (const [path, headers] of [
    ['/service-worker.js', {}],
    ['/OneSignalSDKWorker.js?appId=1', {}],
    ['/firebase-messaging-sw.js', {}],
    ['/', script],
    ['/php/slots', script],
  ] as const) {
    const answer = await site.ask(path, { headers: { ...headers, 'accept-language': 'zh' } })
    t.equal(answer.status, 200, path)
    t.match(answer.headers, { 'content-type': /^text\/javascript/, 'cache-control': 'no-store' }, path)
    t.equal(answer.headers['service-worker-allowed'], '/')
    t.equal(answer.text, text, path)
  }
  t.match((await site.ask('/sw.js', { headers: script })).text, /^const worker = /, 'not our own')
  t.match((await site.ask('/worker')).headers['content-type'], 'text/html', 'nor a page')

  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const work: Promise<unknown>[] = []
  runInNewContext(text, {
    self: {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('takes over'),
      registration: { unregister: async () => done.push('ends') },
      clients: {
        matchAll: async () => [{ url: '/old', navigate: async (url: string) => done.push(`loads ${url}`) }],
      },
    },
    caches: {
      keys: async () => ['workbox-precache', 'marquee-1'],
      delete: async (name: string) => done.push(`drops ${name}`),
    },
  })
  for (const name of ['install', 'activate'])
    listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
  t.same(done, ['takes over', 'drops workbox-precache', 'ends', 'loads /old'])
})

t.test('a brand in maintenance, and one whose theme is wrong, still have their files', async (t) => {
  for (const host of ['maintenance.localhost', 'badtheme.localhost']) {
    for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js'])
      t.equal((await site.ask(path, { host })).status, 200, `${host}${path}`)
  }
})

t.test('without start-up data there is no half a file, and robots.txt is there all the same', async (t) => {
  const host = 'dark.localhost'
  site.sandbox.control.fault({ call: '/api/startup', domain: host, fault: { kind: 'status', status: 500 } })
  t.equal((await site.ask('/robots.txt', { host })).status, 200)
  for (const path of ['/sitemap.xml', '/manifest.webmanifest', '/sw.js']) {
    const answer = await site.ask(path, { host })
    t.ok(answer.status >= 500, path)
    t.match(answer.headers['content-type'], 'application/problem+json')
    t.equal(answer.headers['cache-control'], 'no-store')
  }
})

t.test('a host that is not served has none of these files', async (t) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sw.js', '/builds/latest.json'])
    t.equal((await site.ask(path, { host: 'stranger.example' })).status, 421, path)
})
