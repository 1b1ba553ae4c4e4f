import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { type Role, roles } from '#bff/config/operators-file.ts'
import { readConfig } from '#bff/settings/settings.ts'
import { openFolder } from '../../support/open-folder.ts'
import { type Ask, send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const folder = openFolder(t)
const tokenOf = (role: string) => `${role}-`.padEnd(64, '7')
const tokens = Object.fromEntries(
  roles.map((role) => [`${role}.person`, { role, sha256: hash('sha256', tokenOf(role)) }]),
)

function fileWith(content: unknown): string {
  const file = join(folder, `${hash('sha256', JSON.stringify(content)).slice(0, 8)}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

async function startWith(content: unknown) {
  const site = await startSite({
    OPERATORS_FILE: fileWith(content),
    TEMPLATES_DIRECTORY: folder,
    BRAND_DOMAINS: 'localhost',
  })
  t.teardown(() => site.close())
  const port = Number(new URL(site.adminUrl).port)
  return {
    site,
    ask: (path: string, headers: Record<string, string> = {}, more: Partial<Ask> = {}) =>
      send(port, path, { host: `127.0.0.1:${port}`, headers, ...more }),
    audit: () => site.log.filter(({ kind }) => kind === 'audit'),
  }
}

const { site, ask, audit } = await startWith({ tokens })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const basic = (token: string) => ({
  authorization: `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}`,
})

/** What each role is the first to do. */
const routes: readonly (readonly [method: string, path: string, lowest: Role])[] = [
  ['GET', '/openapi.json', 'read'],
  ['GET', '/status/localhost', 'read'],
  ['GET', '/nothing-is-here', 'read'],
  ['GET', '/support', 'support'],
  ['GET', '/studio', 'design'],
  ['GET', '/studio/studio.js', 'design'],
  ['POST', '/templates', 'design'],
  ['GET', '/templates/harbour/releases', 'design'],
  ['POST', '/templates/harbour/restore', 'design'],
  ['POST', '/templates/harbour/call-off', 'design'],
  ['POST', '/previews', 'design'],
  ['POST', '/purge?dryRun=1', 'operate'],
]

t.test('each role does what it may, and what those below it may', async (t) => {
  for (const [method, path, lowest] of routes)
    for (const role of roles) {
      const { status } = await ask(path, bearer(tokenOf(role)), { method })
      const isAllowed = roles.indexOf(role) >= roles.indexOf(lowest)
      t.equal(status !== 401 && status !== 403, isAllowed, `${role}: ${method} ${path} is ${status}`)
    }
})

t.test('nobody does anything unnamed, and a browser is told to ask', async (t) => {
  const before = audit().length
  for (const [method, path] of routes) {
    const { status, headers } = await ask(path, {}, { method })
    t.equal(status, 401, path)
    t.match(headers['www-authenticate'], /^Basic realm="Marquee"/)
  }
  t.equal((await ask('/purge', basic(tokenOf('operate')), { method: 'POST' })).status, 200, 'the password')
  const gets = audit()
    .slice(before)
    .filter(({ method }) => method === 'GET')
  t.strictSame(gets, [], 'a browser that asks first is not worth a line')
})

t.test('probes and metrics are open, unless the file says otherwise', async (t) => {
  for (const path of ['/livez', '/readyz', '/metrics']) t.equal((await ask(path)).status, 200, path)
  const guarded = await startWith({ tokens, metrics: 'read' })
  t.equal((await guarded.ask('/metrics')).status, 401)
  t.equal((await guarded.ask('/metrics', bearer(tokenOf('read')))).status, 200)
  t.equal((await guarded.ask('/readyz')).status, 200)
})

t.test('an unknown token changes nothing, and is told', async (t) => {
  await site.ask('/api/startup')
  const answer = await ask('/purge?host=localhost', bearer('nobody-knows-it'), { method: 'POST' })
  t.equal(answer.status, 401)
  t.match(answer.json(), { errors: [/is of nobody who is named/] })
  t.match((await site.ask('/api/startup')).headers['cache-status'], /hit/)
  const line = audit().at(-1)
  t.match(line, { level: 'info', address: '127.0.0.1', route: '/purge', status: 401, host: 'localhost' })
  t.equal(line?.operator, undefined)
  t.notMatch(JSON.stringify(site.log), 'nobody-knows-it')
})

t.test('who did what is told, also of what their role does not reach', async (t) => {
  const draft = { ...templates.template3, code: 'harbour' }
  const design = (path: string, body: unknown) =>
    ask(path, bearer(tokenOf('design')), { method: 'POST', body })
  t.equal(
    (await ask('/purge?host=localhost&kind=cms', bearer(tokenOf('operate')), { method: 'POST' })).status,
    200,
  )
  t.equal((await design('/templates', { template: draft, dryRun: true })).status, 200)
  t.equal((await design('/templates', { template: draft })).status, 201)
  t.equal((await design('/previews', { host: 'localhost', template: 'template7' })).status, 201)
  t.equal((await design('/templates/harbour/restore', { number: 1 })).status, 201)
  t.equal((await design('/purge?host=localhost', undefined)).status, 403)
  t.match(audit().slice(-5), [
    {
      operator: 'operate.person',
      role: 'operate',
      route: '/purge',
      status: 200,
      host: 'localhost',
      cacheKind: 'cms',
    },
    { operator: 'design.person', role: 'design', route: '/templates', status: 201, template: 'harbour' },
    { operator: 'design.person', route: '/previews', status: 201, host: 'localhost', template: 'template7' },
    { operator: 'design.person', route: '/templates/:code/restore', status: 201, template: 'harbour' },
    { operator: 'design.person', role: 'design', route: '/purge', status: 403, msg: /refused/ },
  ])
})

t.test('the headers of a proxy are believed from its addresses alone', async (t) => {
  const groups = { 'front-of-house': 'operate', helpdesk: 'support' }
  const proxy = { groups, users: { 'maria@example.com': 'design' } }
  const behind = await startWith({ tokens, proxy: { addresses: ['127.0.0.0/8'], ...proxy } })
  const as = (user: string, told = '') => ({
    'x-forwarded-user': user,
    'x-forwarded-groups': told,
  })
  const purge = (headers: Record<string, string>) =>
    behind.ask('/purge?kind=seo', headers, { method: 'POST' })
  t.equal((await purge(as('peter@example.com', 'staff, front-of-house'))).status, 200)
  t.match(behind.audit().at(-1), { operator: 'peter@example.com', role: 'operate', status: 200 })
  t.equal((await purge(as('maria@example.com', 'helpdesk'))).status, 403)
  t.equal((await behind.ask('/studio', as('maria@example.com', 'helpdesk'))).status, 200, 'the higher role')
  for (const name of ['olga@example.com', 'constructor', '__proto__'])
    t.match((await behind.ask('/support', as(name, name))).json(), { errors: [/has no role/] })
  t.equal((await purge(bearer(tokenOf('operate')))).status, 200, 'programs have tokens all the same')
  const origin = { origin: `https://127.0.0.1:${new URL(behind.site.adminUrl).port}` }
  t.equal((await purge({ ...as('peter', 'front-of-house'), ...origin })).status, 200, 'which ends TLS')
  const elsewhere = await startWith({ tokens, proxy: { addresses: ['10.0.0.7'], ...proxy } })
  t.equal((await elsewhere.ask('/support', as('maria@example.com', 'front-of-house'))).status, 401)
})

t.test('without a file the listener asks nobody, and tells where an order came from', async (t) => {
  const open = await startSite({ BRAND_DOMAINS: 'localhost' })
  t.teardown(() => open.close())
  t.equal((await fetch(`${open.adminUrl}/purge?kind=seo`, { method: 'POST' })).status, 200)
  const line = open.log.find(({ kind }) => kind === 'audit')
  t.match(line, { address: '127.0.0.1', route: '/purge', status: 200, cacheKind: 'seo' })
  t.equal(line?.operator, undefined)
})

t.test('every mistake in the file is named', async (t) => {
  const sha256 = hash('sha256', 'one')
  const mistakes: readonly (readonly [content: unknown, message: RegExp])[] = [
    [{}, /names nobody/],
    [{ token: {} }, /Unrecognized key/i],
    [{ tokens: { maria: { role: 'admin', sha256 } } }, /at tokens\.maria\.role: /],
    [{ tokens: { maria: { role: 'read', sha256: 'secret' } } }, /sha256: is not a SHA-256/],
    [{ tokens: { 'a b': { role: 'read', sha256 } } }, /is not a name such as maria/],
    [
      { tokens: { maria: { role: 'read', sha256 }, noc: { role: 'read', sha256 } } },
      /at tokens\.noc: is the token of maria/,
    ],
    [{ proxy: { addresses: [], groups: { a: 'read' } } }, /proxy\.addresses: names no address/],
    [{ proxy: { addresses: ['0.0.0.0/0'] } }, /trusts nearly everybody/],
    [{ proxy: { addresses: ['10.0.0.7'], groups: { a: 'boss' } } }, /at proxy\.groups\.a: /],
  ]
  for (const [content, message] of mistakes)
    t.match(
      readConfig({ OPERATORS_FILE: fileWith(content) }),
      { errors: [{ name: 'OPERATORS_FILE', message }] },
      JSON.stringify(content),
    )
})
