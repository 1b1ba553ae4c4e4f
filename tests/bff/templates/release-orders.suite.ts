import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { send } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const token = (name: string) => `${name}-`.padEnd(64, '7')
const tokens = Object.fromEntries(
  ['maria', 'olga'].map((name) => [name, { role: 'design', sha256: hash('sha256', token(name)) }]),
)
const folder = openFolder(t, { 'operators.json': JSON.stringify({ tokens }) })
const directory = openFolder(t)
const settings = { TEMPLATES_DIRECTORY: directory, OPERATORS_FILE: join(folder, 'operators.json') }
const site = await startSite(settings)
t.teardown(() => site.close())
const host = 'harbour.test'
await site.sandbox.app.inject({
  method: 'POST',
  url: '/__control/brands',
  payload: { domain: host, siteName: 'Harbour', themeCode: 'harbour', themeColor: 'teal' },
})
const harbour = { ...templates.template3, code: 'harbour', colors: ['teal', 'sky'], breakpoint: 701 }

interface Listed {
  number: number
  isCurrent: boolean
  from: string
  by?: string
  note?: string
  template?: typeof harbour
  errors?: string[]
}
interface Releases {
  versions: Listed[]
  scheduled: Listed[]
}

function ask({ adminUrl }: { adminUrl: string }, path: string, body?: unknown, who = 'maria') {
  const port = Number(new URL(adminUrl).port)
  const headers = { authorization: `Bearer ${token(who)}` }
  const method = body === undefined ? 'GET' : 'POST'
  return send(port, path, { host: `127.0.0.1:${port}`, headers, method, body })
}
const list = async (from = site) => (await ask(from, '/templates/harbour/releases')).json<Releases>()
const errorsOf = (answer: { json<Shape>(): Shape }) => answer.json<{ errors: string[] }>().errors
/** The width of the wide layout that visitors get. */
const widthAt = async (at: Pick<typeof site, 'ask'> = site) =>
  /min-width: ?(\d01)px/.exec((await at.ask('/', { host })).text)?.[1]

t.test('who saved what, when and why stands in the history, and outlives the gateway', async (t) => {
  t.same(await list(), { versions: [], scheduled: [] })
  const saved = await ask(site, '/templates', { template: harbour, note: ' Opening ' })
  t.match(saved.json(), { template: { code: 'harbour' }, number: 1 })
  const wider = { ...harbour, breakpoint: 801 }
  t.match((await ask(site, '/templates', { template: wider, replace: true }, 'olga')).json(), { number: 2 })
  const restarted = await startGateway({
    ...settings,
    UPSTREAM_URL: String(site.sandbox.app.listeningOrigin),
  })
  t.teardown(() => restarted.close())
  const { versions } = await list({ ...site, ...restarted })
  t.match(versions, [
    { number: 2, isCurrent: true, by: 'olga', template: { breakpoint: 801 } },
    { number: 1, isCurrent: false, by: 'maria', note: 'Opening', template: { breakpoint: 701 } },
  ])
  const seconds = (Date.now() - Date.parse(versions[0]?.from ?? '')) / 1000
  t.ok(seconds >= 0 && seconds < 120, `${seconds} s ago`)
})

t.test('an earlier version holds again by one order, as a new one', async (t) => {
  t.equal(await widthAt(), '801')
  const restored = await ask(site, '/templates/harbour/restore', { number: 1 })
  t.equal(restored.status, 201)
  t.equal(await widthAt(), '701')
  const { versions } = await list()
  t.match(versions[0], { number: 3, isCurrent: true, by: 'maria', note: 'Version 1 again' })
  t.same(versions[0]?.template, versions[2]?.template)
  t.equal(versions[1]?.isCurrent, false)
  t.match(
    site.log.findLast(({ kind }) => kind === 'audit'),
    {
      operator: 'maria',
      route: '/templates/:code/restore',
      template: 'harbour',
      status: 201,
    },
  )
})

t.test('an order that is wrong says where, and changes nothing', async (t) => {
  const before = await list()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  for (const [path, body, status, error] of [
    ['/templates/harbour/restore', { number: 9 }, 404, 'number: harbour has no version 9'],
    ['/templates/harbour/restore', {}, 400, 'number: is missing'],
    ['/templates/harbour/restore', { number: 1, nubmer: 1 }, 400, 'nubmer: does not belong here'],
    [
      '/templates/harbour/restore',
      { number: 1, from: '2026-12-24T18:00' },
      400,
      /^from: must be a time with/,
    ],
    ['/templates/harbour/restore', { number: 1, from: '2020-01-01T00:00:00Z' }, 409, /^from: is over/],
    ['/templates/harbour/call-off', { from: tomorrow }, 404, /^from: no release of harbour waits/],
    ['/templates/..%2F..%2Fetc/restore', { number: 1 }, 404, 'code: is that of no template'],
    ['/templates', { template: harbour, note: 'x'.repeat(201), replace: true }, 400, /^note: must have 200/],
    ['/templates', { template: { ...harbour, hero: 'parade' } }, 422, /^hero: must be one of carousel, /],
    ['/templates', { template: { ...harbour, css: 'a{}' } }, 422, 'css: does not belong here'],
    [
      '/templates',
      { template: { ...harbour, palettes: { 'deep sea!': {} } } },
      422,
      /^palettes\.deep sea!: small letters and digits only/,
    ],
    [
      '/templates',
      { template: { ...harbour, sections: ['hot'] } },
      422,
      'sections: must have 3 entries or more',
    ],
    ['/templates', { template: { ...harbour, colors: 'teal' } }, 422, 'colors: must be a list'],
  ] as const) {
    const answer = await ask(site, path, body)
    t.equal(answer.status, status, `${path} ${JSON.stringify(body).slice(0, 60)}`)
    t.match(errorsOf(answer).join('\n'), error)
  }
  t.equal((await ask(site, '/templates/..%2Fharbour/releases')).status, 404)
  t.same(await list(), before)
})

t.test('a release holds from its date on, at another gateway too, and can be called off', async (t) => {
  // The clock of both gateways, which run in this process.
  const realNow = Date.now
  let aheadMs = 0
  Date.now = () => realNow() + aheadMs
  t.teardown(() => {
    Date.now = realNow
  })
  const hourMs = 3_600_000
  const [soon, later] = [hourMs, 2 * hourMs].map((ms) => new Date(Date.now() + ms).toISOString())
  const festive = { template: { ...harbour, breakpoint: 901 }, replace: true, from: soon, note: 'Feast' }
  t.match((await ask(site, '/templates', festive)).json(), { from: /^\d{4}-.*:\d\d\.000Z$/ })
  t.match(errorsOf(await ask(site, '/templates', festive)), [/^from: another release of harbour/])
  t.equal((await ask(site, '/templates/harbour/restore', { number: 2, from: later })).status, 201)
  t.equal(await widthAt(), '701', 'not before')

  aheadMs = hourMs - 5000
  t.equal((await ask(site, '/templates/harbour/call-off', { from: later })).status, 200)
  const { scheduled, versions } = await list()
  t.match(scheduled, [{ note: 'Feast', by: 'maria', template: { breakpoint: 901 } }])
  t.same([scheduled.length, versions.length], [1, 3])
  const other = await startGateway({ ...settings, UPSTREAM_URL: String(site.sandbox.app.listeningOrigin) })
  t.teardown(() => other.close())
  await until('both have it', async () => (await widthAt()) === '901' && (await widthAt(other)) === '901')
  t.match((await list()).versions[0], { number: 4, isCurrent: true, note: 'Feast' })
  t.match(errorsOf(await ask(site, '/templates/harbour/call-off', { from: soon })), [/waits for that time/])
  t.match(
    site.log.find(({ event }) => event === 'templateReleased'),
    { level: 'info', code: 'harbour' },
  )
})

t.test('a version that is no template any more is shown as what it is', async (t) => {
  const file = join(directory, 'history/harbour/1.json')
  const release = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...release, template: { ...release.template, motion: undefined } }))
  t.match((await list()).versions.at(-1), { number: 1, errors: ['motion: is missing'] })
  const answer = await ask(site, '/templates/harbour/restore', { number: 1 })
  t.equal(answer.status, 422)
  t.match(errorsOf(answer), ['motion: is missing'])
})
