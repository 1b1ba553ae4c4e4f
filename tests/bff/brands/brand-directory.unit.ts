import t from 'tap'
import { createBrandDirectory } from '#bff/brands/brand-directory.ts'
import { liveSettings } from '../../support/live-settings.ts'

const settings = liveSettings({ BRAND_DOMAINS: 'play.example.com,*.example.net,[::1]' })
const brands = createBrandDirectory(settings, { scheme: 'https' })

function hostOf(value: string | undefined): string {
  const resolution = brands.resolve(value)
  return 'brand' in resolution ? resolution.brand.host : resolution.refused
}

t.test('a brand is found by its host, whatever the case, port or trailing dot', async (t) => {
  for (const host of [
    'play.example.com',
    'PLAY.Example.COM',
    'play.example.com:8443',
    'play.example.com.',
    'play.example.com.:443',
    'play.example.com:',
  ]) {
    t.equal(hostOf(host), 'play.example.com', host)
  }
  t.equal(hostOf('[::1]:8080'), '[::1]')
})

t.test('a wildcard matches one or more labels, not none', async (t) => {
  t.equal(hostOf('a.example.net'), 'a.example.net')
  t.equal(hostOf('a.b.c.example.net'), 'a.b.c.example.net')
  t.equal(hostOf('example.net'), 'unknownHost')
  t.equal(hostOf('badexample.net'), 'unknownHost')
})

t.test('unknown and malformed hosts are refused', async (t) => {
  for (const host of ['example.com', 'evil.com', 'play.example.com.evil.com', 'x.play.example.com']) {
    t.equal(hostOf(host), 'unknownHost', host)
  }
  for (const host of [
    undefined,
    '',
    ' ',
    'a b',
    'a/b',
    'a@b.example.net',
    '*.example.net',
    'a..example.net',
    '-a.example.net',
    `${'a'.repeat(300)}.example.net`,
    'a.example.net:port',
    'a.example.net,b.example.net',
  ]) {
    t.equal(hostOf(host), 'invalidRequest', String(host))
  }
})

t.test('the origin is built from the configuration', async (t) => {
  const resolution = brands.resolve('PLAY.example.com:1234')
  t.match(resolution, { brand: { origin: 'https://play.example.com' } })
})

t.test('hosts and how they are served follow the settings of the moment', async (t) => {
  const before = brands.resolve('play.example.com')
  t.equal(brands.resolve('play.example.com'), before, 'one brand while nothing changes')
  t.ok(brands.isNamed('play.example.com'))
  t.notOk(brands.isNamed('a.example.net'), 'a wildcard names none')
  settings.now = liveSettings({ BRAND_DOMAINS: 'new.example.com', RATE_LIMIT_READS: '7/60' }).now
  t.equal(hostOf('play.example.com'), 'unknownHost')
  t.equal(hostOf('a.example.net'), 'unknownHost')
  t.match(brands.resolve('new.example.com'), { brand: { settings: { rateLimitReads: { max: 7 } } } })
  t.notOk(brands.isNamed('play.example.com'))
})
