import t from 'tap'
import { openFaultyPlatform, respond } from '../../support/faulty-platform.ts'
import { longestHold } from '../../support/longest-hold.ts'
import { startGateway } from '../../support/site.ts'

// A busy machine may take long; what is asked is who waits meanwhile.
const patient = { UPSTREAM_TIMEOUT_MS: '60000', UPSTREAM_DEADLINE_MS: '60000' }
const platform = await openFaultyPlatform()
const site = await startGateway({ UPSTREAM_URL: platform.url, BRAND_DOMAINS: '*.test', ...patient })
t.teardown(async () => {
  await site.close()
  await platform.close()
})

const most = 7_900_000
const envelope = { statusCode: 1, statusMessage: 'OK' }
const entry = { content_id: 'SLOTS', children: [{ content_id: 'SLOTS' }] }
const startup = {
  ...envelope,
  maintenance: null,
  content: { menu: [entry], game_menu: [entry] },
  site: { site_name: 'Luna', currency: 'PHP', external_id: 'luna-1', status: 'ACTIVE' },
  language: ['EN'],
  provider_count: { SLOTS: 3 },
}
const entries = Array.from({ length: 30_000 }, () => entry)
const nested = (open: string, close: string) => {
  const depth = most / (open.length + close.length)
  return JSON.stringify({ ...startup, rest: 0 }).replace(
    '0}',
    `${open.repeat(depth)}0${close.repeat(depth)}}`,
  )
}
const filled = (part: string) =>
  JSON.stringify({ ...startup, rest: [] }).replace('[]}', `[${part.repeat(most / part.length)}0]}`)

/** Answers to the question for start-up data, as far as eight megabytes can hold them. */
const answers: Record<string, { body: string; status: number }> = {
  'menus of 30,000 entries': {
    body: JSON.stringify({ ...startup, content: { menu: entries, game_menu: entries } }),
    status: 200,
  },
  'thirty thousand menu entries that are none': {
    body: JSON.stringify({ ...startup, content: { menu: Array(30_000).fill(0), game_menu: entries } }),
    status: 200,
  },
  'objects in objects': { body: nested('{"a":', '}'), status: 200 },
  'empty arrays': { body: filled('[],'), status: 200 },
  'a long text': { body: JSON.stringify({ ...startup, rest: 'x'.repeat(most) }), status: 200 },
  'a string that does not end': { body: `{"statusCode":"${'x'.repeat(most)}`, status: 502 },
}

// Twice as long as it may be, for a busy machine.
const mostMs = 100
let brands = 0
let status = 0
const holdOfLoading = () =>
  longestHold(async () => {
    status = (await site.ask('/api/startup', { host: `b${brands++}.test` })).status
  })

// The first answer starts the thread.
platform.always(respond(filled('1,')))
await holdOfLoading()

for (const [name, { body, status: wanted }] of Object.entries(answers))
  t.test(`start-up data with ${name} holds nobody up`, async (t) => {
    platform.always(respond(body))
    // A collection of garbage, or another suite's timer, may hold this process once, but not each time.
    let held = await holdOfLoading()
    for (let tries = 1; tries < 3 && held >= mostMs; tries += 1) held = await holdOfLoading()
    t.equal(status, wanted)
    t.ok(held < mostMs, `${held.toFixed(0)} ms`)
  })
