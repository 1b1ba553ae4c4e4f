import { hostname } from 'node:os'
import t from 'tap'
import { warnOfSettings } from '#bff/composition/warn-of-settings.ts'
import { formatSettingErrors } from '#bff/config/setting-errors.ts'
import { readConfig } from '#bff/settings/settings.ts'

const seconds = (fresh: number, stale: number) => ({ freshMs: fresh * 1000, staleMs: stale * 1000 })
const perMinute = (max: number) => ({ max, windowMs: 60_000 })

t.test('every setting has the default that is promised to operators', async (t) => {
  const reading = readConfig({})
  if (!('config' in reading)) return t.fail('refused an empty environment')
  const { upstreamUrl, trustedProxies, ...config } = reading.config
  t.equal(upstreamUrl.href, 'http://127.0.0.1:4000/')
  t.same(trustedProxies.rules, [])
  t.match(config, {
    production: false,
    live: {
      brandDomains: ['localhost', '*.localhost', '127.0.0.1'],
      operatorsFile: undefined,
      logLevel: 'info',
      rateLimitHosts: perMinute(120),
      everyBrand: {
        rateLimitCredentials: perMinute(10),
        rateLimitTac: perMinute(5),
        rateLimitWrites: perMinute(60),
        rateLimitReads: perMinute(600),
        sharedCacheSeconds: 0,
        analyticsScripts: true,
        redirectsFile: {},
      },
    },
    sessionKeys: [],
    host: '127.0.0.1',
    port: 8080,
    adminHost: '127.0.0.1',
    adminPort: 9090,
    adminHosts: [],
    publicScheme: 'http',
    freshness: {
      startup: seconds(30, 86_400),
      seo: seconds(300, 86_400),
      cms: seconds(300, 86_400),
      catalogue: seconds(60, 3600),
      live: seconds(5, 0),
    },
    upstreamTimeoutMs: 5000,
    upstreamDeadlineMs: 8000,
    upstreamConnections: 128,
    mediaPaths: [],
    platformFile: { paths: {}, kinds: {}, off: [] },
    stalledReaderSeconds: 30,
    metricsBrands: 200,
    instance: hostname(),
    logAccount: 'hash',
    shutdownDrainSeconds: 10,
  })
  t.equal(config.redisUrl, undefined)
  const production = readConfig({ NODE_ENV: 'production' })
  t.match(production, {
    errors: [{ name: 'UPSTREAM_URL' }, { name: 'BRAND_DOMAINS' }, { name: 'SESSION_KEYS' }],
  })
})

const notWhole = /is not a whole number/
const notSeconds = ['-1', '1.5', '1e3', 'ten', '9999999999'].map((value) => [value, notWhole] as const)
const fewRequests = /must allow between 1 and 9999999 requests/
const shortWindow = /must count over 1 to 99999 seconds/
const notLimit = [
  ...['10', '-1/60', 'a/b', '10/60/2', '1e3/60', ' /'].map((value) => [value, /is not N\/seconds/] as const),
  ...['0/60', '10000000/60'].map((value) => [value, fewRequests] as const),
  ...['10/0', '10/100000'].map((value) => [value, shortWindow] as const),
] as const

/** What an operator may write by mistake, and what they hear. */
const invalidValues: Record<string, readonly (readonly [value: string, message: RegExp])[]> = {
  UPSTREAM_URL: [
    ['ftp://x', /"ftp:\/\/x" is not an http\(s\) address/],
    ['platform.example.com', /is not an http\(s\) address/],
    ['http://x/?a=1', /is not an http\(s\) address/],
  ],
  BRAND_DOMAINS: [
    ['a b', /"a b" is not a host or \*\.host/],
    ['*.*.example', /is not a host/],
    ['https://x', /is not a host/],
    ['x.example:80', /is not a host/],
    [',', /names no host/],
  ],
  SESSION_KEYS: [
    ['short', /key 1 is shorter than 32 bytes in base64url/],
    [`${'k'.repeat(43)}!*`, /key 1 is not base64url/],
    [',', /names no key/],
  ],
  HOST: [['a b', /is not a host or an address/]],
  ADMIN_HOST: [['http://x', /is not a host or an address/]],
  PORT: [
    ['65536', /must be between 0 and 65535/],
    ['http', notWhole],
  ],
  ADMIN_PORT: [['-1', notWhole]],
  ADMIN_HOSTS: [
    ['*.internal', /"\*\.internal" is not a host/],
    ['http://x', /is not a host/],
    ['x:9090', /is not a host/],
  ],
  MEDIA_PATHS: [
    ['uploads/', /"uploads\/" is not a path such as \/uploads\//],
    ['/uploads', /is not a path/],
    ['/a/../b/', /is not a path/],
    ['//a/', /is not a path/],
  ],
  PROVIDER_LOGOS: [
    ['/art/logos/', /"\/art\/logos\/" is not a path of a picture with \{logo\} in its name/],
    ['art/{logo}.svg', /is not a path/],
    ['/art/{code}.svg', /is not a path/],
    ['/art/{logo}/mark.svg', /is not a path/],
    ['/art/../{logo}.svg', /is not a path/],
    ['https://cdn.example.com/{logo}.svg', /is not a path/],
  ],
  STALLED_READER_SECONDS: [
    ['0', /must be between 1 and 3600/],
    ['1.5', notWhole],
  ],
  METRICS_BRANDS: [
    ['10001', /must be between 0 and 10000/],
    ['-1', notWhole],
  ],
  INSTANCE: [['gateway a', /"gateway a" is not a name such as gateway-a/]],
  PUBLIC_SCHEME: [['ftp', /must be http or https/]],
  TEMPLATES_DIRECTORY: [['/nowhere/templates', /"\/nowhere\/templates" is no directory/]],
  TRUSTED_PROXIES: [
    ...['true', '*', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/8/9', '10.0.0', '::/129', '10.0.0.0/x'],
  ]
    .map((value): readonly [string, RegExp] => [value, /is not an address range/])
    .concat(
      ['0.0.0.0/0', '10.0.0.0/8, ::/0', '128.0.0.0/1'].map((value) => [value, /trusts nearly everybody/]),
    ),
  REDIS_URL: [['http://x', /is not a redis:\/\/ or rediss:\/\/ address/]],
  STARTUP_FRESH_SECONDS: notSeconds,
  STARTUP_STALE_SECONDS: notSeconds,
  SEO_FRESH_SECONDS: notSeconds,
  SEO_STALE_SECONDS: notSeconds,
  CMS_FRESH_SECONDS: notSeconds,
  CMS_STALE_SECONDS: notSeconds,
  CATALOGUE_FRESH_SECONDS: notSeconds,
  CATALOGUE_STALE_SECONDS: notSeconds,
  UPSTREAM_TIMEOUT_MS: [
    ['0', /must be between 1 and 600000/],
    ['5s', notWhole],
    ['8001', /"8001" is longer than UPSTREAM_DEADLINE_MS, 8000/],
  ],
  NODE_ENV: ['prod', 'staging', 'Production'].map((value) => [value, /is no environment/] as const),
  UPSTREAM_DEADLINE_MS: [['0', /must be between 1/]],
  UPSTREAM_CONNECTIONS: [['0', /must be between 1/]],
  ANALYTICS_ORIGINS: [
    ['https://a.example/collect', /"https:\/\/a.example\/collect" is not an origin/],
    ['a.example', /is not an origin/],
  ],
  OPERATORS_FILE: [['/nowhere.json', /"\/nowhere.json" cannot be read/]],
  PLATFORM_FILE: [['/nowhere.json', /"\/nowhere.json" cannot be read/]],
  RATE_LIMIT_CREDENTIALS: notLimit,
  RATE_LIMIT_TAC: notLimit,
  RATE_LIMIT_WRITES: notLimit,
  RATE_LIMIT_READS: notLimit,
  RATE_LIMIT_HOSTS: notLimit,
  LOG_LEVEL: [['loud', /is not a level of the log/]],
  LOG_ACCOUNT: [['yes', /must be plain, hash or off/]],
  SHUTDOWN_DRAIN_SECONDS: notSeconds,
  REVISION: [['a b', /"a b" is not a commit/]],
}

t.test('every setting says what is wrong with it, and gives an example', async (t) => {
  for (const [name, cases] of Object.entries(invalidValues)) {
    for (const [value, message] of cases) {
      const reading = readConfig({ [name]: value })
      t.match(reading, { errors: [{ name, message, example: /./ }] }, `${name}=${value}`)
      if ('errors' in reading) t.equal(reading.errors.length, 1, 'and of it alone')
    }
  }
})

t.test('logos of providers are below the paths of pictures, or nobody would get them', async (t) => {
  const read = (mediaPaths: string) =>
    readConfig({ PROVIDER_LOGOS: '/art/logos/{logo}.svg', MEDIA_PATHS: mediaPaths })
  const message = '"/art/logos/{logo}.svg" is not below MEDIA_PATHS, so no logo would be served'
  t.match(read('/uploads/'), { errors: [{ name: 'PROVIDER_LOGOS', message }] })
  t.match(read('/uploads/,/art/'), { config: { providerLogos: '/art/logos/{logo}.svg' } })
  t.match(read(''), { config: { providerLogos: '/art/logos/{logo}.svg' } })
})

t.test('listeners on one port are a mistake, unless they are on addresses of their own', async (t) => {
  const read = (more: Record<string, string>) => readConfig({ PORT: '9090', ...more })
  const message = '"9090" is the port of the public listener (PORT)'
  t.match(read({}), { errors: [{ name: 'ADMIN_PORT', message }] })
  t.match(read({ HOST: '0.0.0.0', ADMIN_HOST: '10.0.0.1' }), { errors: [{ message }] })
  t.match(read({ HOST: '10.0.0.2', ADMIN_HOST: '10.0.0.1' }), { config: { port: 9090 } })
  t.match(readConfig({ PORT: '0', ADMIN_PORT: '0' }), { config: { port: 0 } })
})

t.test('a misspelt setting is named beside the one that is missing', async (t) => {
  const written = { UPSTREAM_URL: 'http://x', BRAND_DOMAIN: 'a.test', SESSION_KEYS: 'k'.repeat(43) }
  t.match(readConfig({ NODE_ENV: 'production', ...written }), {
    errors: [{ name: 'BRAND_DOMAINS', message: 'is missing, and BRAND_DOMAIN is no setting' }],
  })
  const misspellings = (environment: Record<string, string>) => {
    const reading = readConfig(environment)
    return 'config' in reading ? reading.config.misspellings : undefined
  }
  t.strictSame(misspellings({ TRUSTED_PROXY: '10.0.0.0/8', loglevel: 'info' }), [
    { given: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
    { given: 'loglevel', meant: 'LOG_LEVEL' },
  ])
  const others = { PATH: '/bin', HOSTNAME: 'a', npm_config_cache: '/', REDIS_PORT: '1', REPORT: '1' }
  t.strictSame(misspellings(others), [])
  t.strictSame(misspellings({ REDIS_URI: 'redis://x', REDIS_URL: 'redis://x' }), [], 'the right one is there')
})

t.test('the list of errors holds no password and no key', async (t) => {
  const secret = 's3cr3t'
  const reading = readConfig({
    UPSTREAM_URL: `https://user:${secret}@platform.example.com`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `https://collector.example.com/?key=${secret}`,
    BRAND_DOMAINS: `https://user:${secret}@play.example.com`,
    IMAGE_ORIGINS: `https://images.example.com?key=${secret}`,
    REDIS_URL: `http://:${secret}@redis.example.com`,
    SESSION_KEYS: secret,
  })
  if (!('errors' in reading)) return t.fail('took them')
  t.equal(reading.errors.length, 6)
  t.notMatch(formatSettingErrors(reading.errors), secret)
})

t.test('a chat script without encryption is refused in production alone', async (t) => {
  const errorsFor = (NODE_ENV: string) => {
    const reading = readConfig({ NODE_ENV, CHAT_SCRIPT_URL: 'http://chat.example/x.js' })
    return 'errors' in reading ? reading.errors.filter(({ name }) => name === 'CHAT_SCRIPT_URL') : []
  }
  t.match(errorsFor('production'), [
    { message: '"http://chat.example" is not https, so no page would load it' },
  ])
  t.same(errorsFor('development'), [])
})

t.test('what may be a mistake is said at the start, once each', async (t) => {
  const said: object[] = []
  const log = { notice: (_: string, event: string, facts?: object) => void said.push({ event, ...facts }) }
  const reading = readConfig({
    BRAND_DOMAIN: 'a.example',
    UPSTREAM_TIMEOUT: '3000',
    BRAND_DOMAINS: '*.com,*.brand.example,*.localhost,b.example',
    ADMIN_HOST: '0.0.0.0',
  })
  if (!('config' in reading)) return t.fail('refused')
  warnOfSettings(reading.config, log)
  t.match(said, [
    { event: 'settingMisspelt', given: 'UPSTREAM_TIMEOUT', meant: 'UPSTREAM_TIMEOUT_MS' },
    { event: 'settingRisky', setting: 'BRAND_DOMAINS', value: '*.com' },
    { event: 'settingRisky', setting: 'ADMIN_HOST', value: '0.0.0.0' },
  ])
  t.equal(said.length, 3)
  const live = { ...reading.config.live, brandDomains: [] }
  warnOfSettings({ ...reading.config, live, adminHost: '::1' }, log)
  warnOfSettings({ ...reading.config, live, adminHost: 'marquee.internal' }, log)
  t.match(said.at(-1), { setting: 'ADMIN_HOST', value: 'marquee.internal', effect: /OPERATORS_FILE/ })
  const misspellings = reading.config.misspellings.length
  t.equal(said.length, 3 + 2 * misspellings + 1, 'and nothing of one that this machine alone reaches')
})
