import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import type { Answer } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'
import { anyMark, credentials, type MarkedBrand, markedBrands, orderOf, playerOf } from './marked-brands.ts'
import { seededRandom } from './seeded-random.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const forMs = Number(process.env.ISOLATION_MS ?? (isFullRun ? 4500 : 1000))
const mostMs = Math.max(forMs, 40_000)
const clients = 24
const leastTurns = 500
const brands = markedBrands(30)

// Half of the values expire at once, the others within the run.
const site = await startSite(
  {
    STARTUP_FRESH_SECONDS: '1',
    SEO_FRESH_SECONDS: '0',
    CMS_FRESH_SECONDS: '1',
    CATALOGUE_FRESH_SECONDS: '1',
  },
  { domains: brands.map(orderOf), gameCount: 60 },
)
t.teardown(() => site.close())
const { control } = site.sandbox
for (const brand of brands) control.addPlayer(playerOf(brand))

/** What a client of a brand knows: its cookie and its validators. */
interface Known {
  cookie: string | undefined
  etags: Map<string, string>
}

const known = new Map(
  brands.map(({ host }): [string, Known] => [host, { cookie: undefined, etags: new Map() }]),
)
const broken = new Set<string>()
const done = new Map<string, number>()
const random = seededRandom(seed)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const knownOf = ({ host }: MarkedBrand) => known.get(host) as Known

function rule(holds: boolean, text: string): void {
  if (!holds) broken.add(text)
}

function count(what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1)
}

/** Not one byte of another brand, in the body, in the headers, or in what is set. */
function check(brand: MarkedBrand, path: string, { text, headers }: Answer): void {
  const wire = `${text}${JSON.stringify(headers)}`
  for (const mark of wire.match(anyMark) ?? []) {
    rule(mark.toLowerCase() === brand.mark, `${mark} in ${path} of ${brand.mark}`)
  }
  for (const [, amount] of wire.matchAll(/"(?:amount|tokenBalance|token)":"(\d+\.\d\d)"/g)) {
    const owner = brands.find(({ balance, tokens }) => amount === balance || amount === tokens)
    rule(owner === undefined || owner === brand, `the wallet of ${owner?.mark} in ${path} of ${brand.mark}`)
  }
}

const publicPaths = [
  '/api/startup',
  '/api/seo?page=home',
  '/api/cms',
  '/api/games?list=hot',
  '/api/games?q=gold',
  '/api/site/top-ten',
]
const pages = ['/', '/slots', '/php/casino', '/cn', '/nowhere']

async function readPublic(brand: MarkedBrand): Promise<void> {
  const path = pick(random() < 0.7 ? publicPaths : pages)
  const { etags } = knownOf(brand)
  // One's own validator, or one that another brand gave.
  const isOwn = random() < 0.5
  const etag = (isOwn ? etags : knownOf(pick(brands)).etags).get(path)
  const headers = { 'x-forwarded-host': pick(brands).host, ...(etag && { 'if-none-match': etag }) }
  const answer = await site.ask(path, { host: brand.host, headers })
  check(brand, path, answer)
  count(`${answer.status} public`)
  if (answer.status === 200 && answer.headers.etag) etags.set(path, String(answer.headers.etag))
  const isMarked = answer.status === 200 && (path === '/api/startup' || path === '/')
  if (isMarked) rule(answer.text.includes(brand.mark), `${path} of ${brand.mark} does not name it`)
  if (answer.status === 304 && path === '/api/startup')
    rule([...etags.values()].includes(String(etag)), `304 for the validator of another brand on ${path}`)
}

async function signIn(brand: MarkedBrand): Promise<void> {
  const answer = await site.ask('/api/session', { method: 'POST', host: brand.host, body: credentials })
  check(brand, 'login', answer)
  count(`${answer.status} login`)
  const cookie = answer.cookies.find((text) => text.startsWith('session='))
  if (answer.status === 200 && cookie) knownOf(brand).cookie = cookie
}

async function readPrivate(brand: MarkedBrand): Promise<void> {
  const { cookie } = knownOf(brand)
  if (!cookie) return signIn(brand)
  const path = pick(['/api/me/balance', '/api/me/favorites', '/api/session', '/api/me/mini-games/wallet'])
  const answer = await site.ask(path, { host: brand.host, cookie })
  check(brand, path, answer)
  count(`${answer.status} private`)
  if (answer.status === 401) knownOf(brand).cookie = undefined
  if (answer.status === 200 && path === '/api/me/balance')
    rule(answer.text.includes(`"${brand.balance}"`), `the balance of ${brand.mark} is not its own`)
}

/** A cookie of one brand is nothing on another. */
async function carryCookie(brand: MarkedBrand): Promise<void> {
  const other = pick(brands)
  const { cookie } = knownOf(other)
  if (!cookie || other === brand) return
  const answer = await site.ask('/api/session', { host: brand.host, cookie })
  check(brand, 'session with a foreign cookie', answer)
  count('foreign cookie')
  rule(/"authenticated":false/.test(answer.text), `the cookie of ${other.mark} opens ${brand.mark}`)
}

async function signOut(brand: MarkedBrand): Promise<void> {
  const { cookie } = knownOf(brand)
  if (!cookie) return
  knownOf(brand).cookie = undefined
  check(brand, 'logout', await site.ask('/api/session', { method: 'DELETE', host: brand.host, cookie }))
  count('logout')
}

async function purge(brand: MarkedBrand): Promise<void> {
  const query = pick([`host=${brand.host}`, 'kind=document', `host=${brand.host}&kind=startup`, 'kind=all'])
  await fetch(`${site.adminUrl}/purge?${query}`, { method: 'POST' })
  count('purge')
}

const faults: Fault[] = [
  { kind: 'latency', ms: 80 },
  { kind: 'status', status: 502 },
  { kind: 'resetAfter' },
  { kind: 'truncate', abruptly: true },
  { kind: 'noEnvelope' },
  { kind: 'envelope', statusCode: -7, statusMessage: 'notToday' },
  { kind: 'drift', remove: ['site.currency', 'fullname'] },
  { kind: 'slowBody', ms: 120 },
]

async function fail(brand: MarkedBrand): Promise<void> {
  control.fault({ call: '*', domain: brand.host, fault: pick(faults), times: 1 + Math.floor(random() * 4) })
  count('fault')
}

const acts = [
  ...[readPublic, readPublic, readPublic, readPublic, readPrivate, readPrivate, readPrivate],
  ...[carryCookie, carryCookie, readPublic, readPublic, fail],
]

const wanted = [
  ...['200 public', '304 public', '200 login', '200 private'],
  ...['foreign cookie', 'logout', 'purge', 'fault'],
]
const happened = (what: string) => (done.get(what) ?? 0) > 0

t.test(`not one byte of a brand reaches another (SEED=${seed})`, async (t) => {
  const begun = performance.now()
  let turns = 0
  // A slow machine takes longer until each of the acts had its turn.
  const isEnough = () => {
    const forNow = performance.now() - begun
    return forNow > mostMs || (forNow > forMs && turns > leastTurns && wanted.every(happened))
  }
  const client = async () => {
    while (!isEnough()) {
      turns++
      const act = turns % 97 === 0 ? purge : turns % 61 === 0 ? pick([signOut, signIn]) : pick(acts)
      await act(pick(brands))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  t.same([...broken], [])
  t.comment(JSON.stringify(Object.fromEntries(done)))
  for (const what of wanted) t.ok(happened(what), `${what} happened`)
})

t.test('no call to the platform mixes two brands', async (t) => {
  const owners = new Map<string, string>()
  const mixed: string[] = []
  let checked = 0
  for (const { payload } of control.calls()) {
    const { domain_name: domain, external_id: externalId } = (payload ?? {}) as Record<string, string>
    if (!domain || !externalId) continue
    checked++
    const owner = owners.get(externalId) ?? domain
    owners.set(externalId, owner)
    if (owner !== domain) mixed.push(`${externalId} of ${owner} for ${domain}`)
  }
  t.ok(checked > (isFullRun ? 100 : 20), `${checked} calls`)
  t.same(mixed, [])
})
