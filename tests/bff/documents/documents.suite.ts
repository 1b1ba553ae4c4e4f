import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { ui as en } from '#web/i18n/locales/en/locale.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { textsOf } from '../../support/texts-of.ts'

const php = textsOf.PHP.ui

const site = await startSite({}, { domains: ['brand-a.test'] })
t.teardown(() => site.close())

t.test('the home page shows the brand, its menu and its games without scripts', async (t) => {
  const { status, text, headers } = await site.ask('/')
  t.equal(status, 200)
  t.match(headers['content-type'], 'text/html')
  const body = text.slice(text.indexOf('<div id="app">'), text.indexOf('<script type="application/json"'))
  const { games } = (await site.ask('/api/games?list=hot')).json<{ games: { gameName: string }[] }>()
  t.match(text, /<title>[^<]*Luna Palace/)
  t.match(body, 'Luna Palace')
  for (const entry of ['/slots', '/casino', '/fishing'])
    t.ok(body.includes(`href="${entry}"`), `links ${entry}`)
  for (const { gameName } of games.slice(0, 6)) t.ok(body.includes(gameName), gameName)
})

t.test('each language has its own document', async (t) => {
  for (const [path, tag] of [
    ['/', 'en'],
    ['/php', 'fil'],
    ['/cn/slots', 'zh-Hans'],
    ['/en', 'en'],
  ] as const) {
    const { text } = await site.ask(path)
    t.ok(text.startsWith(`<!doctype html><html lang="${tag}">`), `${path} is ${tag}`)
  }
  const { text } = await site.ask('/php/slots')
  const origin = `http://localhost:${site.port}`
  t.ok(text.includes(`<link rel="canonical" href="${origin}/php/slots">`))
  t.ok(text.includes(`<link rel="alternate" hreflang="zh-Hans" href="${origin}/cn/slots">`))
  t.ok(text.includes(`<link rel="alternate" hreflang="x-default" href="${origin}/slots">`))
})

t.test('a visitor is redirected to their language, uncached', async (t) => {
  const answer = await site.ask('/slots?provider=JILI', { cookie: 'lang=CN' })
  t.equal(answer.status, 302)
  t.equal(answer.headers.location, '/cn/slots?provider=JILI')
  t.match(answer.headers['cache-control'], 'private')
  t.same(answer.headers['set-cookie'], ['lang=CN; Max-Age=31536000; Path=/; SameSite=Lax'], 'and it is kept')
  const byBrowser = await site.ask('/', { headers: { 'accept-language': 'fil-PH, en;q=0.5' } })
  t.match([byBrowser.headers.location, byBrowser.cookies], ['/php', ['lang=PHP']])
  const upper = await site.ask('/PHP/slots')
  t.same(upper.cookies, [], 'to write an address properly tells nothing of a visitor')
  t.equal(upper.headers.location, '/php/slots')
})

t.test('a document is rendered once, compressed, and validated', async (t) => {
  const plain = await site.ask('/slots')
  const etag = String(plain.headers.etag)
  t.match((await site.ask('/slots')).headers['cache-status'], /hit/)
  t.match(plain.headers.vary, 'Accept-Encoding')
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const bytes = await site.ask('/slots', { headers: { 'accept-encoding': encoding } })
    t.equal(bytes.headers['content-encoding'], encoding)
    t.equal(decode(bytes.body).toString(), plain.text)
  }
  t.equal(
    (await site.ask('/slots', { headers: { 'accept-encoding': 'br;q=0' } })).headers['content-encoding'],
    undefined,
  )
  t.equal((await site.ask('/slots', { headers: { 'if-none-match': etag } })).status, 304)
})

t.test(
  'the content policy allows the inline scripts that there are, by hash, and nothing inline else',
  async (t) => {
    const { text, headers } = await site.ask('/')
    const policy = String(headers['content-security-policy'])
    t.notMatch(policy, 'unsafe')
    t.match(policy, /frame-ancestors 'none'/)
    const inline = [...text.matchAll(/<script(?: data-[^>]*)?>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script ?? '',
    )
    t.ok(inline.length > 0, 'this brand has an analytics script')
    for (const script of inline) t.ok(policy.includes(createHash('sha256').update(script).digest('base64')))
    t.notMatch(text, / style="/)
    t.notMatch(text, / on[a-z]+="/)
  },
)

t.test('nothing blocks the first paint of a document', async (t) => {
  for (const path of ['/', '/slots', '/no-such-page']) {
    const { text } = await site.ask(path)
    const head = text.slice(0, text.indexOf('</head>'))
    t.ok(/<style>[\s\S]*@layer base[\s\S]*<\/style>/.test(head), 'its styles are in it')
    t.same(
      [...head.matchAll(/<link rel="stylesheet"(?![^>]* disabled>)[^>]*>/g)].map(([link]) => link),
      [],
      'no style sheet is waited for',
    )
    t.notMatch(head, /<script[^>]* src=/, 'no script is waited for')
  }
})

t.test('a CDN is told to leave the document and its script as they are', async (t) => {
  for (const path of ['/', '/slots', '/leave']) {
    const { headers, text } = await site.ask(path)
    t.match(headers['cache-control'], /, no-transform$/, path)
    t.match(text, /<script data-cfasync="false" data-(scripts|origins)=/, path)
  }
})

t.test('inlined start-up data cannot end its script element', async (t) => {
  const { text } = await site.ask('/')
  const [, state = ''] = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(text) ?? []
  t.notOk(state.includes('<'))
  t.match(JSON.parse(state), {
    language: 'EN',
    screen: { kind: 'site', startup: { site: { siteName: 'Luna Palace' } } },
  })
})

t.test('an unknown page is a 404 with the specification’s text, and is not cached', async (t) => {
  const answer = await site.ask('/no/such-page')
  t.equal(answer.status, 404)
  t.match(answer.text, 'Page not found: /no/such-page')
  t.equal(answer.headers['cache-control'], 'no-store, no-transform')
  const hostile = await site.ask('/%3Cscript%3Ealert(1)%3C/script%3E')
  t.equal(hostile.status, 404)
  t.notMatch(hostile.text, '<script>alert(1)')
})

t.test('maintenance and an invalid theme are 503 with Retry-After', async (t) => {
  const cases = [
    ['maintenance.localhost', /<h1/],
    ['badtheme.localhost', 'Invalid theme code'],
    ['badcolor.localhost', 'Invalid theme color'],
  ] as const
  for (const [host, words] of cases) {
    const answer = await site.ask('/', { host })
    t.equal(answer.status, 503, host)
    t.match(answer.text, words)
    t.ok(answer.headers['retry-after'])
  }
})

t.test('a document is the same for a player and a visitor, and contains no token', async (t) => {
  const cookie = await site.signIn()
  await site.ask('/api/me/balance', { cookie })
  const [visitor, player] = [await site.ask('/'), await site.ask('/', { cookie })]
  t.equal(visitor.text, player.text)
  for (const { payload } of site.sandbox.control.calls('/api/auth/get_balance')) {
    t.notOk(player.text.includes(String((payload as { auth: string }).auth)))
  }
})

t.test('the gateway serves the platform’s images, and nothing else of it', async (t) => {
  const { games } = (await site.ask('/api/games?list=hot')).json<{ games: { gameImage: string }[] }>()
  const picture = await site.ask(games[0]?.gameImage ?? '')
  t.equal(picture.status, 200)
  t.match(picture.headers['content-type'], 'image/webp')
  t.match(picture.headers['content-security-policy'], 'sandbox')
  t.equal(
    (
      await site.ask(games[0]?.gameImage ?? '', {
        headers: { 'if-none-match': String(picture.headers.etag) },
      })
    ).status,
    304,
  )
  for (const path of [
    '/media/__control/calls',
    '/media//evil.example/x.svg',
    '/media/../api/startup',
    '/media/@evil.example/',
  ]) {
    t.equal((await site.ask(path)).status, 404, path)
  }
})

t.test('the client’s assets are immutable, and nothing else of its folder is served', async (t) => {
  const { text } = await site.ask('/')
  const [, scripts = '', modules = ''] =
    /<script [^>]*data-scripts="([^"]+)" data-modules="([^"]+)"/.exec(text) ?? []
  t.match(scripts, /react-\S+ \S+entry-client-\S+$/, 'what the client stands on runs before it, by itself')
  t.match(text, `data-failed="${en.app.failureHelp}"`, 'what the page says where they cannot be loaded')
  const filipino = (await site.ask('/php')).text
  for (const said of [php.app.failureHelp, php.client.offline, php.app.reload])
    t.match(filipino, `="${said}"`)
  for (const path of [...scripts.split(' '), ...modules.split(' ')]) {
    const file = await site.ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
    t.equal(file.status, 200, path)
    t.match(file.headers['cache-control'], /immutable/)
    t.equal(file.headers['content-encoding'], 'br', 'compressed when it was built')
  }
  for (const path of [
    '/assets/nothing.js',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/.vite/manifest.json',
  ]) {
    const { status, text } = await site.ask(path)
    t.ok(status === 400 || status === 404, `${path}: ${status}`)
    t.notMatch(text, 'isEntry')
  }
  for (const path of ['/assets/nothing.js', '/builds/meta/nothing.json', '/media/nothing.svg']) {
    const missing = await site.ask(path)
    t.match(missing.headers['content-type'], 'application/problem+json', path)
    t.match(missing.json(), { status: 404, code: 'notFound' }, path)
  }
})

t.test('a purge shows the platform’s new data at once', async (t) => {
  const host = 'brand-a.test'
  t.notMatch((await site.ask('/', { host })).text, 'New Name')
  site.sandbox.control.fault({
    call: '/api/startup',
    domain: host,
    fault: { kind: 'drift', replace: { 'site.site_name': 'New Name' } },
  })
  t.notMatch((await site.ask('/', { host })).text, 'New Name', 'served from the cache until then')
  const dry = await fetch(`${site.adminUrl}/purge?host=${host}&kind=startup&dryRun=1`, { method: 'POST' })
  t.match(await dry.json(), { dryRun: true })
  t.notMatch((await site.ask('/', { host })).text, 'New Name', 'a dry run changes nothing')
  await fetch(`${site.adminUrl}/purge?host=${host}&kind=startup`, { method: 'POST' })
  t.match((await site.ask('/', { host })).text, 'New Name')
  site.sandbox.control.clearFaults()
})

t.test('without a platform the gateway starts, shows an error, and recovers', async (t) => {
  const gateway = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:9' })
  t.teardown(() => gateway.close())
  const page = await gateway.ask('/')
  t.equal(page.status, 503)
  t.ok(page.headers['retry-after'])
  t.match(page.text, /[0-9A-Z]{4}-[0-9A-Z]{4}/, 'with a reference')
  const startup = await gateway.ask('/api/startup')
  t.equal(startup.status, 502)
  t.match(startup.json(), {
    statusCode: -500,
    message: 'internalServerError',
    maintenance: null,
    details: String,
    handling: 'dialog',
  })
})
