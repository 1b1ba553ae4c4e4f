import type { TemplateFile } from '@marquee/contracts/template-file'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { createPreviewLinks } from '#bff/previews/preview-links.ts'
import { brandAt } from '../../support/live-settings.ts'
import { send } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'

const keys = ['A', 'B'].map((letter) => letter.repeat(43))
const site = await startSite({ SESSION_KEYS: keys[0] ?? '' })
t.teardown(() => site.close())
const adminPort = Number(new URL(site.adminUrl).port)

const draft: TemplateFile = {
  ...templates.template5,
  code: 'draft',
  bodyClasses: ['is-draft'],
  colors: ['sea', 'rose'],
  palettes: {
    sea: {
      mode: 'dark',
      hue: 200,
      chroma: 0.1,
      lightness: 0.65,
      groundHue: 220,
      groundChroma: 0.02,
      secondHue: 60,
    },
  },
}

const order = (body: object, port = adminPort) =>
  send(port, '/previews', { method: 'POST', host: `127.0.0.1:${port}`, body })
async function link(body: object = {}) {
  const answer = await order({ host: 'template1.localhost', template: draft, ...body })
  t.equal(answer.status, 201, answer.text)
  return answer.json<{ url: string; expiresAt: string }>()
}
const open = (url: string, host = new URL(url).hostname, cookie?: string) => {
  const { pathname, search } = new URL(url)
  return site.ask(pathname + search, { host, ...(cookie !== undefined && { cookie }) })
}

t.test('a link shows a draft on the live data of the brand, and nobody stores it', async (t) => {
  await site.ask('/', { host: 'template1.localhost' })
  const loaded = () => site.ask('/', { host: 'template1.localhost' })
  const before = (await loaded()).headers.etag
  const { url, expiresAt } = await link()
  const { status, text, headers } = await open(url)
  t.equal(status, 200)
  t.match(text, /<body class="theme-draft color-sea is-draft">/)
  t.match(text, /Luna Palace/)
  t.match(text, /<meta name="robots" content="noindex">/)
  t.equal(headers['cache-control'], 'no-store, no-transform')
  t.match(headers['x-robots-tag'], 'noindex')
  t.notOk(headers['cache-status'], 'it was neither taken from a cache nor put into one')
  t.equal((await loaded()).headers.etag, before, 'the site is as it was')
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  t.ok(minutes > 58 && minutes < 61, 'an hour where nothing else is said')
})

t.test('the policy stays strict, and only the studio’s origin may frame what it ordered', async (t) => {
  const own = String((await open((await link()).url)).headers['content-security-policy'])
  t.match(own, "frame-ancestors 'none'")
  t.notMatch(own, 'unsafe')
  const framed = await open((await link({ framed: true })).url)
  t.match(framed.headers['content-security-policy'], `frame-ancestors http://127.0.0.1:${adminPort}`)
  t.match(
    (await site.ask('/', { host: 'template1.localhost' })).headers['content-security-policy'],
    "frame-ancestors 'none'",
  )
})

t.test('known templates, other pages, a sample player and names that strain a layout', async (t) => {
  const named = await open((await link({ template: 'template7', color: 'mint', path: '/php/slots' })).url)
  t.match(named.text, /<html lang="fil">.*theme-template7 color-mint/s)
  const cookie = await site.signIn('demo', 'Demo1234', 'template1.localhost')
  const strained = await open((await link({ player: true, stress: true })).url, undefined, cookie)
  t.match(strained.text, /The Grand Imperial Harbour Palace Casino/)
  t.match(strained.text, /"accountId":"sample"/)
  t.notMatch(strained.text, /"accountId":"demo"/, 'never the account that is signed in')
  t.match(strained.text, '"cookie":"player=1"', 'the first paint has the sample player’s frame')
  const { text } = await open((await link()).url, undefined, `${cookie}; player=1`)
  t.match(text, /\{"path":"\/api\/session","body":\{"authenticated":false\}\}/)
  t.match(text, '"cookie":""', 'and a visitor’s that of a visitor, whoever is signed in')
})

t.test('an expired, changed or foreign link ends in plain words', async (t) => {
  const { url } = await link()
  const token = new URL(url).searchParams.get('preview') ?? ''
  const at = Math.floor(token.length / 2)
  const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
  for (const bad of [flipped, token.slice(0, -2), 'x', '', 'a'.repeat(9000)]) {
    const answer = await site.ask(`/?preview=${bad}`, { host: 'template1.localhost' })
    t.equal(answer.status, 404, bad.slice(0, 20))
    t.match(answer.text, /This preview has ended/)
    t.match(answer.headers, { 'cache-control': 'no-store', 'x-robots-tag': /noindex/ })
  }
  t.equal((await open(url, 'template2.localhost')).status, 404, 'of another brand')
  const links = createPreviewLinks([Buffer.from(keys[0] ?? '', 'base64url')], () => [])
  const theme = { template: draft, color: 'sea' }
  const make = (lifeSeconds: number) =>
    links.create(
      brandAt('template1.localhost', site.url),
      '/',
      { theme, hasPlayer: false, isStressed: false, frameOrigin: undefined },
      lifeSeconds,
    )
  t.equal((await open((await make(30)).url, 'template1.localhost')).status, 200)
  t.equal((await open((await make(-1)).url, 'template1.localhost')).status, 404, 'a second too late')
})

t.test('every key opens, and the newest seals', async (t) => {
  const { url } = await link()
  const rotated = await startGateway({
    UPSTREAM_URL: String(site.sandbox.app.listeningOrigin),
    SESSION_KEYS: keys.toReversed().join(),
  })
  t.teardown(() => rotated.close())
  const { pathname, search } = new URL(url)
  t.equal((await rotated.ask(pathname + search, { host: 'template1.localhost' })).status, 200)
})

t.test('an order that is wrong says where', async (t) => {
  for (const [body, status, error] of [
    [{ seconds: 604_801 }, 400, /seconds/],
    [{ seconds: 1 }, 400, /seconds/],
    [{ path: '//evil.example' }, 400, /path/],
    [{ secnds: 60 }, 400, /secnds/],
    [{ host: 'elsewhere.example' }, 400, /host/],
    [{ template: 'template99' }, 422, /template99/],
    [{ template: { ...draft, hero: 'parade' } }, 422, /^hero: /],
    [{ template: { ...draft, hero: undefined } }, 422, /^hero: is missing/],
    [{ template: { ...draft, css: 'a{}' } }, 422, /css/],
    [{ color: 'gold' }, 422, /color/],
  ] as const) {
    const answer = await order({ host: 'template1.localhost', template: draft, ...body })
    t.equal(answer.status, status, JSON.stringify(body).slice(0, 60))
    t.match(answer.json<{ errors: string[] }>().errors[0], error)
  }
})
