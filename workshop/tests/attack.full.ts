import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import type { Finding } from '#workshop/attack/findings.mjs'
import { findingsTable, writeTable } from '#workshop/attack/findings.mjs'
import { attackByFuzzing } from '#workshop/attack/fuzz.mjs'
import { fuzzedRequest } from '#workshop/attack/fuzzed-request.mjs'
import { readOptions } from '#workshop/attack/options.mjs'
import { runParts } from '#workshop/attack/parts.mjs'
import type { Site } from '#workshop/attack/site.mjs'
import { RawClient } from '../../tests/support/raw-client.ts'

t.test('a seed repeats its requests, and they differ', async (t) => {
  const at = (seed: number, index: number) => fuzzedRequest(seed, index, 'session=x').bytes.toString('latin1')
  const some = Array.from({ length: 500 }, (_, index) => at(7, index))
  t.same(
    some,
    Array.from({ length: 500 }, (_, index) => at(7, index)),
  )
  t.ok(new Set(some).size > 490)
  t.not(at(7, 1), at(8, 1))
  t.ok(some.every((text) => text.includes('\r\n\r\n')))
})

t.test('a stream of events is not waited for', async (t) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(': still here\n\n')
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.closeAllConnections())
  t.teardown(() => server.close())
  await once(server, 'listening')
  const client = new RawClient((server.address() as AddressInfo).port)
  t.teardown(() => client.close())
  const request = Buffer.from('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  for (const time of ['first', 'second'])
    t.equal((await client.send(request, { hasBody: true, keep: true }))?.status, 200, time)
})

t.test('only a whole run is documented', async (t) => {
  t.equal(readOptions([]).isWhole, true)
  for (const args of [['--quick'], ['--parts', 'hosts'], ['--replay', '7:3']])
    t.equal(readOptions(args).isWhole, false, args.join(' '))
  t.match(readOptions(['--replay', '7:3']), {
    parts: ['fuzz'],
    seed: 7,
    from: 3,
    scale: { fuzzedRequests: 1 },
  })
  t.equal(readOptions([]).scale.fuzzedRequests, 1_000_000)
  t.throws(() => readOptions(['--parts', 'tea']), { message: /There is no part tea; there are headers/ })
  t.throws(() => readOptions(['--seed', 'x']), { message: /whole numbers/ })
})

t.test('the table replaces the last one, and its cells stay cells', async (t) => {
  const page = '# A\n<!-- table: written by npm run tool -- attack -->\nold\n<!-- end of the table -->\nend\n'
  const file = join(t.testdir({ 'page.md': page }), 'page.md')
  const finding: Finding = { attack: 'a|b\nc', seen: '<script>', outcome: 'held' }
  const text = findingsTable([finding])
  t.match(text, '| a\\|b c | &lt;script> | held |')
  writeTable(file, text, 'today')
  t.equal(readFileSync(file, 'utf8'), page.replace('old', `today\n\n${text}`))
  t.match(
    readFileSync(join(projectRoot, 'docs/security.md'), 'utf8'),
    'table: written by npm run tool -- attack',
  )
})

/** A server in place of the gateway. */
async function openServer(answer: (url: string) => { status: number; headers?: Record<string, string> }) {
  const server = createServer((request, response) => {
    const { status, headers = {} } = answer(request.url ?? '')
    request.resume().on('end', () => response.writeHead(status, headers).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const memory = { lap: () => ({ peak: 1, end: 1 }), stop: () => {} }
  return {
    origin,
    port,
    adminUrl: '',
    sandboxUrl: origin,
    folder: '',
    memory,
    isRunning: () => true,
    close: async () => {},
  }
}
const quiet = { ...readOptions(['--quick', '--seed', '1']), print: () => {} }
const few = { ...quiet, scale: { ...quiet.scale, fuzzedRequests: 200 } }

t.test('the fuzzer finds a 5xx, and a redirect that leads off the site', async (t) => {
  const outcomeOf = async (site: Site) => (await attackByFuzzing(site, few))[0]
  t.match(await outcomeOf(await openServer(() => ({ status: 404 }))), { outcome: 'held', seen: /404: \d+/ })
  t.match(
    await outcomeOf(await openServer(() => ({ status: 503, headers: { 'retry-after': '1' } }))),
    { outcome: 'held' },
    'what is refused for a time is no failure',
  )
  for (const [answer, words] of [
    [{ status: 500 }, /1:\d+ 500/],
    [{ status: 503 }, /1:\d+ 503/],
    [{ status: 302, headers: { location: '//evil.example' } }, /leads to \/\/evil\.example/],
  ] as const)
    t.match(await outcomeOf(await openServer(() => answer)), { outcome: 'failed', seen: words })
})

t.test('a part without its tool is not run, and says how to get it', async (t) => {
  const { PATH } = process.env
  process.env.PATH = t.testdir()
  t.teardown(() => {
    process.env.PATH = PATH
  })
  const findings = await runParts(await openServer(() => ({ status: 404 })), {
    ...quiet,
    parts: ['slow', 'scan'],
  })
  t.match(findings, [
    { outcome: 'not run', seen: /^slowhttptest is missing: apt-get install slowhttptest/ },
    { outcome: 'not run', seen: /^wapiti is missing: apt-get install wapiti/ },
  ])
})
