import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const key = 'S'.repeat(43)
const directory = openFolder(t)
const site = await startSite({ TEMPLATES_DIRECTORY: directory, SESSION_KEYS: key })
t.teardown(() => site.close())
const port = Number(new URL(site.adminUrl).port)
const own = `127.0.0.1:${port}`
const harbour = { ...templates.template3, code: 'harbour', colors: ['teal', 'sky'] }

const post = (body: unknown, headers: Record<string, string> = {}, path = '/templates') =>
  send(port, path, { method: 'POST', host: own, body, headers })
const errorsOf = (answer: { json<Shape>(): Shape }) => answer.json<{ errors: string[] }>().errors
const files = () => readdirSync(directory).filter((name) => name !== 'history')

t.test('the page has a strict policy and no secret', async (t) => {
  const page = await send(port, '/studio', { host: own })
  t.equal(page.status, 200)
  const policy = String(page.headers['content-security-policy'])
  t.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/)
  t.match(policy, `frame-src http://localhost:${site.port} http://*.localhost:${site.port}`)
  t.match(policy, "frame-ancestors 'none'")
  t.notMatch(policy, 'unsafe')
  t.notMatch(page.text, key)
  t.notMatch(page.text, directory, 'nor where the files are')
  t.equal(page.headers['cache-control'], 'no-store')
  for (const path of ['/studio/studio.js', '/studio/studio.css'])
    t.equal((await send(port, path, { host: own })).status, 200, path)
  t.equal((await site.ask('/studio')).status, 404, 'not for players')
})

t.test('a page of another site orders nothing', async (t) => {
  for (const path of ['/templates', '/previews'])
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      t.equal((await post({ template: harbour }, headers, path)).status, 403, JSON.stringify(headers))
  // What a form can send without asking first.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    t.equal((await post(JSON.stringify({ template: harbour }), { 'content-type': type })).status, 415, type)
  t.same(files(), [])
})

t.test('a file is named by a code alone, and is small', async (t) => {
  for (const code of ['../escape', 'a/b', '..', '', 'Harbour', 'harbour.template', 'a'.repeat(33)]) {
    const answer = await post({ template: { ...harbour, code } })
    t.equal(answer.status, 422, code)
    t.match(errorsOf(answer)[0], /^code: /)
  }
  t.equal((await post({ template: { ...harbour, bodyClasses: ['is-'.padEnd(9100, 'a')] } })).status, 413)
  t.match(errorsOf(await post({ template: templates.template3 })), [
    /^code: is that of a template of the product/,
  ])
  t.same(files(), [])
})

t.test('what is saved is served without a restart', async (t) => {
  await site.sandbox.app.inject({
    method: 'POST',
    url: '/__control/brands',
    payload: { domain: 'harbour.test', siteName: 'Harbour', themeCode: 'harbour', themeColor: 'teal' },
  })
  t.match((await site.ask('/', { host: 'harbour.test' })).text, /Invalid theme code/)
  t.equal((await post({ template: harbour, dryRun: true })).status, 200)
  t.same(files(), [], 'a dry run saves nothing')
  t.equal((await post({ template: harbour })).status, 201)
  t.same(JSON.parse(readFileSync(join(directory, 'harbour.template.json'), 'utf8')), harbour)
  t.match((await site.ask('/', { host: 'harbour.test' })).text, /<body class="theme-harbour color-teal">/)
})

t.test('a file is replaced only when that is said, and a bad one changes nothing', async (t) => {
  const wider = { ...harbour, breakpoint: 800 }
  t.match(errorsOf(await post({ template: wider })), [/^code: harbour is there already/])
  const bad = await post({ template: { ...wider, sections: ['hot', 'new', 'parade'] }, replace: true })
  t.equal(bad.status, 422)
  t.match(errorsOf(bad)[0], /^sections\.2: /)
  const dim = {
    mode: 'dark',
    hue: 20,
    chroma: 0.2,
    lightness: 0.7,
    groundHue: 0,
    groundChroma: 0,
    secondHue: 0,
  }
  const unread = { ...wider, colors: ['dim'], palettes: { dim } }
  t.match(
    errorsOf(await post({ template: unread, replace: true }))[0],
    /^palettes\.dim\.lightness: the focus ring on .* has a contrast of \d\.\d\d, and needs 3$/,
  )
  t.match(
    errorsOf(await post({ template: { ...unread, palettes: { dim: { ...dim, lightness: 1.2 } } } }))[0],
    /^palettes\.dim\.lightness: /,
  )
  t.match((await site.ask('/', { host: 'harbour.test' })).text, /min-width: ?1200px/)
  t.equal((await post({ template: wider, replace: true })).status, 201)
  t.match((await site.ask('/', { host: 'harbour.test' })).text, /min-width: ?800px/)
  t.same(files(), ['harbour.template.json'], 'no temporary file is left')
})

t.test('without a directory nothing is saved, and the page says so', async (t) => {
  const other = await startSite()
  t.teardown(() => other.close())
  const otherPort = Number(new URL(other.adminUrl).port)
  const host = `127.0.0.1:${otherPort}`
  const answer = await send(otherPort, '/templates', { method: 'POST', host, body: { template: harbour } })
  t.equal(answer.status, 409)
  t.match(errorsOf(answer), [/^TEMPLATES_DIRECTORY: is not set/])
  t.match((await send(otherPort, '/studio', { host })).text, /"canSave":false/)
  t.notOk(existsSync('harbour.template.json'))
})
