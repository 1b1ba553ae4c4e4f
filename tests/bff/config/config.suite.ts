import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { formatSettingErrors } from '#bff/config/setting-errors.ts'
import { readConfig } from '#bff/settings/settings.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const key = Buffer.alloc(32, 7).toString('base64url')
const production = {
  NODE_ENV: 'production',
  UPSTREAM_URL: 'https://platform.example.com/prefix',
  BRAND_DOMAINS: 'Play.Example.com, *.example.net',
  SESSION_KEYS: key,
}

function errorsOf(environment: Record<string, string>): string[] {
  const reading = readConfig(environment)
  return 'errors' in reading ? reading.errors.map(({ name, message }) => `${name} ${message}`) : []
}

t.test('needs nothing outside production', async (t) => {
  const reading = readConfig({})
  if (!('config' in reading)) return t.fail('refused an empty environment')
  t.match(reading.config, {
    port: 8080,
    adminPort: 9090,
    publicScheme: 'http',
    live: { brandDomains: ['localhost', '*.localhost', '127.0.0.1'] },
  })
  t.same(reading.config.freshness.startup, { freshMs: 30_000, staleMs: 86_400_000 })
})

t.test('reads what production must set', async (t) => {
  const reading = readConfig(production)
  if (!('config' in reading)) return t.fail('refused a good setup')
  const { config } = reading
  t.equal(config.publicScheme, 'https')
  t.same(config.live.brandDomains, ['play.example.com', '*.example.net'])
  t.same(config.live.everyBrand.gameOrigins, ['https://platform.example.com'])
  t.same(config.live.everyBrand.paymentOrigins, ['https://platform.example.com'])
  t.equal(config.sessionKeys[0]?.length, 32)
})

t.test('reports all errors at once, including missing settings in production', async (t) => {
  t.same(errorsOf({ NODE_ENV: 'production' }), [
    'UPSTREAM_URL is missing',
    'BRAND_DOMAINS is missing',
    'SESSION_KEYS is missing',
  ])
  const wrong = {
    UPSTREAM_URL: 'ftp://x',
    BRAND_DOMAINS: 'a_b.example, *.*.example',
    PORT: '80800',
    TRUSTED_PROXIES: 'true',
    RATE_LIMIT_READS: '5',
    LOG_ACCOUNT: 'maybe',
    STARTUP_FRESH_SECONDS: '-1',
    GAME_ORIGINS: 'https://games.example.com/path',
  }
  const named = errorsOf(wrong).map((line) => line.split(' ')[0])
  for (const name of Object.keys(wrong)) t.ok(named.includes(name), `${name} is named`)
})

t.test('never shows a secret', async (t) => {
  const reading = readConfig({ ...production, SESSION_KEYS: `${key},tooshortsecret` })
  if (!('errors' in reading)) return t.fail('took a short key')
  const text = formatSettingErrors(reading.errors)
  t.match(text, 'key 2 is shorter than 32 bytes')
  t.notMatch(text, 'tooshortsecret')
  t.notMatch(text, key)
})

t.test('refuses in production every key that the repository publishes', async (t) => {
  const shown = ['*.{yml,md}', '.env.example', '{deploy,docs}/**/*.{yaml,yml,md,cfg}']
    .flatMap((pattern) => globSync(pattern, { cwd: projectRoot }))
    .flatMap((file) => [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/SESSION_KEYS.*/g)])
    .flatMap(([line]) => line.match(/(?<=:-|[\s'"=,])[\w-]{43,}=*/g) ?? [])
  const formerly = 'ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZS0'
  t.equal(shown.length, 1, 'the demo of Compose has one')
  for (const known of [...shown, formerly, `${formerly}=`]) {
    const reading = readConfig({ ...production, SESSION_KEYS: `${key},${known}`, PORT: '80800' })
    if (!('errors' in reading)) return t.fail(`took ${known}`)
    const text = formatSettingErrors(reading.errors)
    t.match(text, 'SESSION_KEYS key 2 is published with Marquee, so anybody could forge sessions')
    t.match(text, 'PORT "80800"', 'beside all other mistakes')
    t.notMatch(text, known)
    t.match(readConfig({ SESSION_KEYS: known }), { config: { production: false } }, 'a demo may have it')
  }
})

t.test('trusts proxies by range only', async (t) => {
  const reading = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1, 192.168.1.5' })
  if (!('config' in reading)) return t.fail('refused ranges')
  const { trustedProxies } = reading.config
  t.ok(trustedProxies.check('10.200.1.1', 'ipv4'))
  t.ok(trustedProxies.check('::1', 'ipv6'))
  t.notOk(trustedProxies.check('192.168.1.6', 'ipv4'))
})
