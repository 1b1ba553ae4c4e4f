import { createHash } from 'node:crypto'
import t, { type Test } from 'tap'
import type { Answer } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'

// Nothing goes stale while the tests run, however slow the machine.
const fresh = {
  STARTUP_FRESH_SECONDS: '3600',
  SEO_FRESH_SECONDS: '3600',
  CATALOGUE_FRESH_SECONDS: '3600',
}
const site = await startSite({ ...fresh, BRAND_DOMAINS: 'flooded.localhost,*.localhost,localhost' })
t.teardown(() => site.close())

const letters = [...'etaoinshrdlugmcbpk']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const searches = (count: number) => pairs.slice(0, count).map((pair) => `/hot?q=${pair}`)

/** The value of a counter with these labels; 0 when nothing was counted. */
async function counted(adminUrl: string, counter: string): Promise<number> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  const line = text.split('\n').find((line) => line.startsWith(`${counter} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

/** How many renderings had an outcome, for a brand that has a label of its own or for all others. */
const renders = (adminUrl: string, brand: string, outcome: string) =>
  counted(adminUrl, `marquee_renders_total{brand="${brand}",outcome="${outcome}"}`)

t.test('a brand that is flooded with searches does not hold up the first visitor of another', async (t) => {
  await site.ask('/hot', { host: 'flooded.localhost' })
  const answered: string[] = []
  const ask = async (path: string, host: string) => {
    const { status } = await site.ask(path, { host })
    answered.push(`${host} ${status}`)
  }
  const flood = searches(40).map((path) => ask(path, 'flooded.localhost'))
  await Promise.all([...flood, ask('/', 'calm.localhost')])
  const place = answered.indexOf('calm.localhost 200')
  t.ok(place >= 0 && place < 25, `answered after ${place} of 40 searches`)
})

t.test('more searches than can wait are refused with Retry-After, and not remembered', async (t) => {
  const host = 'flooded.localhost'
  // They find nothing, which is rendered quickly.
  const paths = Array.from({ length: 220 }, (_, index) => `/slots?q=zzzzzz${index}`)
  const answers = await Promise.all(paths.map((path) => site.ask(path, { host })))
  const refused = paths.filter((_, index) => answers[index]?.status === 503)
  t.ok(refused.length > 0, `${refused.length} of ${paths.length} refused`)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    t.equal(answer.status, 503)
    t.equal(answer.headers['retry-after'], '5')
    t.match(answer.json(), { code: 'overloaded' })
  }
  t.equal((await site.ask(refused[0] ?? '', { host })).status, 200, 'the next try is served')
  const failed = 'marquee_cache_events_total{kind="document",event="failed"}'
  t.equal(await counted(site.adminUrl, failed), 0, 'the cache knows nothing of refusals')
  t.ok((await renders(site.adminUrl, host, 'refused')) >= refused.length, 'and counted')
})

t.test('a search that finds nothing is not kept', async (t) => {
  const status = async (path: string) => String((await site.ask(path)).headers['cache-status'])
  for (const path of ['/slots?q=zzzzzzzz', '/slots?page=999', '/slots?provider=NOBODY']) {
    t.equal(await status(path), 'marquee; fwd=miss', path)
    t.equal(await status(path), 'marquee; fwd=miss', `${path} again`)
  }
  t.match(await status('/slots?page=2'), 'stored')
  t.match(await status('/slots?page=2'), 'marquee; hit')
})

t.test('renderings count against the limit of an address, cached pages and crowds do not', async (t) => {
  const limited = await startSite({ ...fresh, RATE_LIMIT_READS: '4/60' })
  t.teardown(() => limited.close())
  const crowd = await Promise.all(Array.from({ length: 30 }, () => limited.ask('/slots')))
  t.same([...new Set(crowd.map(({ status }) => status))], [200], 'all who wait for one rendering count once')
  const statuses: number[] = []
  for (const path of searches(5)) statuses.push((await limited.ask(path)).status)
  t.same(statuses, [200, 200, 200, 429, 429])
  const refused = await limited.ask('/hot?q=zz')
  t.match(refused.json(), { code: 'tooManyRequests' })
  t.ok(refused.headers['retry-after'])
  t.equal((await limited.ask('/slots')).status, 200, 'a cached page')
  t.equal((await limited.ask('/hot?q=ee')).status, 200, 'a cached search')
  t.equal((await limited.ask('/no-such-page')).status, 429, 'an unknown address')
})

t.test('a page that cannot be opened is rendered once, and has the reference of each request', async (t) => {
  const gateway = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:9' })
  t.teardown(() => gateway.close())
  const hosts = Array.from({ length: 20 }, (_, index) => `down-${index}.localhost`)
  const answers = await Promise.all(
    hosts.map((host, index) => gateway.ask(index % 2 ? '/slots' : '/no-such', { host })),
  )
  t.equal(await renders(gateway.adminUrl, 'other', 'rendered'), 1)
  const references = answers.map(
    ({ text }) => /<code>([0-9A-Z]{4}-[0-9A-Z]{4})<\/code>/.exec(text)?.[1] ?? '',
  )
  t.equal(new Set(references).size, hosts.length)
  for (const [index, answer] of answers.entries()) {
    t.equal(answer.status, 503)
    t.ok(answer.headers['retry-after'])
    t.match(answer.text, `<title>${hosts[index]}</title>`)
    t.match(stateOf(answer), { screen: { kind: 'unreachable', problem: { reference: references[index] } } })
    t.ok(
      gateway.log.some(
        ({ reference, host }) =>
          reference === references[index] && host === `${hosts[index]}:${gateway.port}`,
      ),
    )
  }
  inlineIsAllowed(t, answers[0])
})

t.test('the page of unknown addresses is rendered once, and shows the path of each request', async (t) => {
  const host = 'flooded.localhost'
  const before = await renders(site.adminUrl, host, 'rendered')
  const paths = ['/nope', '/nope/deeper', "/a&b'c", '/$&-$1', '/php-x', '//evil.example']
  for (const path of paths) {
    const answer = await site.ask(path, { host })
    t.equal(answer.status, 404)
    t.equal(answer.headers['cache-control'], 'no-store, no-transform')
    const escaped = path.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
    t.ok(answer.text.includes(`Page not found: ${escaped}<`), path)
    inlineIsAllowed(t, answer)
  }
  t.equal((await renders(site.adminUrl, host, 'rendered')) - before, 1)
  t.match((await site.ask('/php/nope', { host })).text, ': /php/nope<')
})

function stateOf({ text }: Answer): unknown {
  return JSON.parse(/<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '')
}

/** Whether the content policy contains the hash of every inline script and style. */
function inlineIsAllowed(t: Test, answer: Answer | undefined): void {
  const policy = String(answer?.headers['content-security-policy'])
  const inline = /<(?:style|script(?: data-[^>]*)?)>([\s\S]*?)<\/(?:style|script)>/g
  for (const [, text = ''] of answer?.text.matchAll(inline) ?? [])
    t.ok(policy.includes(createHash('sha256').update(text).digest('base64')))
}
