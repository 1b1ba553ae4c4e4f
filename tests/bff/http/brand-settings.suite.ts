import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leavingPath } from '@marquee/contracts/leaving-form'
import t from 'tap'
import { readConfig } from '#bff/settings/settings.ts'
import { openFolder } from '../../support/open-folder.ts'
import { startSite } from '../../support/site.ts'

const folder = openFolder(t)
const write = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}
const redirects = write('redirects.json', { '/old': '/promotions' })
const brands = {
  'own.localhost': {
    RATE_LIMIT_READS: '77/60',
    GAME_ORIGINS: 'https://games.own.example',
    PAYMENT_ORIGINS: 'https://pay.own.example',
    CHAT_ORIGINS: 'https://chat.own.example',
    REDIRECTS_FILE: redirects,
  },
  '*.localhost': { STRICT_TRANSPORT_SECURITY: 'off', IMAGE_ORIGINS: 'https://images.example' },
}
const site = await startSite({
  PUBLIC_SCHEME: 'https',
  BRAND_DOMAINS: 'localhost,*.localhost',
  CHAT_SCRIPT_URL: 'https://chat.example/script.js',
  BRANDS_FILE: write('brands.json', brands),
})
t.teardown(() => site.close())
const ask = (path: string, host: string) => site.ask(path, { host })

t.test('each brand has its own, what its wildcard has, and else what all have', async (t) => {
  const policyOf = async (host: string) => String((await ask('/', host)).headers['content-security-policy'])
  const own = await policyOf('own.localhost')
  t.match(own, /frame-src https:\/\/games\.own\.example/)
  t.match(own, /img-src [^;]*https:\/\/images\.example/, 'of the wildcard')
  const other = await policyOf('other.localhost')
  t.notMatch(other, 'own.example')
  t.match(other, 'https://images.example')
  const all = await policyOf('localhost')
  t.notMatch(all, /own\.example|images\.example/)
})

t.test('limits, redirects and payment pages are of the brand', async (t) => {
  const limitOf = async (host: string) => (await ask('/api/session', host)).headers['ratelimit-limit']
  t.equal(await limitOf('own.localhost'), '77')
  t.equal(await limitOf('other.localhost'), '100000')
  t.equal((await ask('/old', 'own.localhost')).headers.location, '/promotions')
  t.equal((await ask('/old', 'other.localhost')).status, 404)
  t.match((await ask(leavingPath, 'own.localhost')).text, 'data-origins="https://pay.own.example"')
  t.notMatch((await ask(leavingPath, 'other.localhost')).text, 'own.example')
  const { id } = (await ask('/builds/latest.json', 'localhost')).json<{ id: string }>()
  const redirectsOf = async (host: string) => (await ask(`/builds/meta/${id}.json`, host)).json()
  t.match(await redirectsOf('own.localhost'), { redirects: { '/old': '/promotions' } })
  t.match(await redirectsOf('localhost'), { redirects: {} })
})

t.test('a brand that is not to be bound to TLS is not, whatever is answered', async (t) => {
  const header = 'strict-transport-security'
  t.equal((await ask('/', 'localhost')).headers[header], 'max-age=31536000; includeSubDomains')
  for (const path of ['/', '/nowhere', '/api/startup', '/robots.txt', '/api/nothing', '/%zz'])
    t.equal((await ask(path, 'other.localhost')).headers[header], undefined, path)
})

t.test('a reload changes what brands have of their own, and a mistake in it nothing', async (t) => {
  const reload = async () => {
    const response = await fetch(`${site.adminUrl}/reload`, { method: 'POST' })
    return { status: response.status, body: await response.json() }
  }
  const limitOf = async (host: string) => (await ask('/api/session', host)).headers['ratelimit-limit']
  write('brands.json', { ...brands, 'other.localhost': { RATE_LIMIT_READS: '55/60' } })
  t.match(await reload(), { status: 200, body: { changed: ['BRANDS_FILE'] } })
  t.equal(await limitOf('other.localhost'), '55')
  t.equal(await limitOf('own.localhost'), '77')
  write('brands.json', { 'own.localhost': { RATE_LIMIT_READS: '1/60', GAME_ORIGIN: 'https://x.example' } })
  t.match(await reload(), {
    status: 422,
    body: { errors: [/GAME_ORIGIN: is no setting; GAME_ORIGINS may be meant/] },
  })
  t.equal(await limitOf('own.localhost'), '77')
})

t.test('every mistake in the file is named, by the rules of the settings', async (t) => {
  const mistakes: readonly (readonly [content: unknown, messages: readonly RegExp[]])[] = [
    [[], [/at its top/]],
    [{ localhost: 'x' }, [/at localhost: /]],
    [{ localhost: { RATE_LIMIT_READS: 5 } }, [/at localhost\.RATE_LIMIT_READS: /]],
    [
      { localhost: { RATE_LIMIT_READS: 'many' } },
      [/at localhost\.RATE_LIMIT_READS: "many" is not N\/seconds/],
    ],
    [
      { localhost: { GAME_ORIGINS: 'games.example', ANALYTICS_SCRIPTS: 'yes' } },
      [/GAME_ORIGINS: "games\.example" is not an origin/, /ANALYTICS_SCRIPTS: "yes" must be on or off/],
    ],
    [{ localhost: { STRICT_TRANSPORT_SECURITY: 'yes' } }, [/is neither off nor such as max-age/]],
    [
      { localhost: { REDIRECTS_FILE: '/nowhere.json' } },
      [/REDIRECTS_FILE: "\/nowhere\.json" cannot be read/],
    ],
    [
      { localhost: { PORT: '1' } },
      [/PORT: is no setting that a brand may have of its own; those are .*GAME_ORIGINS/],
    ],
    [{ localhost: { constructor: 'x' } }, [/constructor: is no setting that a brand may have/]],
    [{ 'a b': {} }, [/at a b: is not a host or \*\.host/]],
    [{ 'play.example.com': {} }, [/"play\.example\.com" is no host of BRAND_DOMAINS/]],
  ]
  for (const [content, messages] of mistakes) {
    const reading = readConfig({ BRAND_DOMAINS: 'localhost', BRANDS_FILE: write('wrong.json', content) })
    const errors = messages.map((message) => ({ name: 'BRANDS_FILE', message }))
    t.match(reading, { errors }, JSON.stringify(content))
    if ('errors' in reading) t.equal(reading.errors.length, messages.length, 'and nothing else')
  }
})

t.test('the narrower pattern counts, and keeps what a wider one says of the rest', async (t) => {
  const reading = readConfig({
    BRAND_DOMAINS: '*.example.net,a.b.example.net',
    BRANDS_FILE: write('patterns.json', {
      'a.b.example.net': { RATE_LIMIT_READS: '3/60' },
      '*.b.example.net': { RATE_LIMIT_READS: '2/60', RATE_LIMIT_WRITES: '2/60' },
      '*.example.net': { RATE_LIMIT_READS: '1/60', RATE_LIMIT_WRITES: '1/60', RATE_LIMIT_TAC: '1/60' },
    }),
  })
  if (!('config' in reading)) return t.fail(JSON.stringify(reading))
  const { brands } = reading.config.live
  const limitsOf = (pattern: string) => {
    const { rateLimitReads, rateLimitWrites, rateLimitTac } = brands.get(pattern) ?? {}
    return [rateLimitReads?.max, rateLimitWrites?.max, rateLimitTac?.max]
  }
  t.strictSame(limitsOf('a.b.example.net'), [3, 2, 1])
  t.strictSame(limitsOf('*.b.example.net'), [2, 2, 1])
  t.strictSame(limitsOf('*.example.net'), [1, 1, 1])
})
