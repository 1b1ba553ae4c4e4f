import t from 'tap'
import { readAll } from './rule.ts'
import { rules } from './rules.ts'
import type { SourceFile } from './source-file.ts'

const contracts = 'packages/contracts/src'
const bff = 'packages/bff/src'
const web = 'packages/web/src'
const sandbox = 'packages/sandbox/src'
const demoGames = 'packages/demo-games/src'
const studio = 'packages/studio/src'

const file = (path: string, ...lines: string[]): SourceFile => ({ path, text: `${lines.join('\n')}\n` })

/** A small repository that keeps every rule, with something for an offender to import in each part. */
const clean: SourceFile[] = [
  file('workshop/bench/bench.mjs', 'export const rows = 1'),
  file(`${contracts}/money.ts`, "import * as z from 'zod/mini'", 'export const Money = z.string()'),
  file(`${contracts}/templates.ts`, 'export const templates = {}'),
  file(
    `${contracts}/operations.ts`,
    "import { Money } from './money.ts'",
    'export const operations = { Money }',
  ),
  file(
    `${bff}/settings/settings.ts`,
    'export interface Config { port: number }',
    'export const readConfig = () => process.env.PORT',
  ),
  file(`${bff}/main.ts`, "import { readConfig } from '#bff/settings/settings.ts'", 'readConfig()'),
  file(
    `${bff}/areas/handlers.ts`,
    "import { handlers as player } from './player/handlers.ts'",
    'export const handlers = { ...player }',
  ),
  file(
    `${bff}/areas/player/handlers.ts`,
    "import type { Handler } from '../handler.ts'",
    "import { balance } from '../../platform/player/player.ts'",
    'const getBalance: Handler = () => balance',
    'export const handlers = { getBalance }',
  ),
  file(`${bff}/areas/handler.ts`, 'export type Handler = () => unknown'),
  file(`${bff}/http/server.ts`, 'export const isListening = true'),
  file(
    `${bff}/upstream/balance.ts`,
    "import { Money } from '@marquee/contracts/money'",
    'export const balance = Money',
  ),
  file(
    `${bff}/platform/player/player.ts`,
    "import { balance as call } from '../../upstream/balance.ts'",
    'export const balance = call',
  ),
  file(`${bff}/shared-state/load-link.ts`, "export const loadLink = () => import('./redis/redis-link.ts')"),
  file(`${bff}/shared-state/redis/redis-link.ts`, 'export const link = true'),
  file(
    `${sandbox}/server.ts`,
    "import { pageOf } from '@marquee/demo-games'",
    "import Fastify from 'fastify'",
    'export const server = Fastify({ prefix: pageOf })',
  ),
  file(
    `${demoGames}/demo-games.ts`,
    "export const pageOf = 'slot'",
    "export const loadGames = () => import('./games/games.ts')",
  ),
  file(`${demoGames}/games/games.ts`, 'export const games = {}'),
  file(`${sandbox}/areas/cashier/deposit.ts`, 'export const deposit = {}'),
  file(`${sandbox}/areas/support/calls.ts`, 'export const calls = {}'),
  file(
    `${bff}/http/studio.ts`,
    "import { mountStudio } from '@marquee/studio/mount-studio'",
    'export const mount = mountStudio',
  ),
  file(`${studio}/server/mount-studio.ts`, 'export const mountStudio = () => {}'),
  file(`${studio}/page/draft.ts`, 'export type Draft = object', 'export const draft = {}'),
  file(
    `${web}/entry-client.tsx`,
    "import { Router } from './app/router.tsx'",
    'export const page = <Router />',
  ),
  file(
    `${web}/app/router.tsx`,
    "import { Home } from '../templates/home.tsx'",
    'export const Router = () => <Home />',
  ),
  file(
    `${web}/templates/home.tsx`,
    "import { Tile } from '../features/games/tile.tsx'",
    'export const Home = Tile',
  ),
  file(
    `${web}/features/games/tile.tsx`,
    "import { Button } from '../../ui/button.tsx'",
    'export const Tile = Button',
  ),
  file(
    `${web}/features/session/login-form.tsx`,
    "import { useSession } from '../../session/use-session.ts'",
    'useSession()',
  ),
  file(
    `${web}/session/use-session.ts`,
    "import { call } from '../api/call.ts'",
    'export const useSession = () => call',
  ),
  file(`${web}/api/call.ts`, 'export const call = () => {}'),
  file(`${web}/i18n/language.ts`, "export const language = 'EN'"),
  file(
    `${web}/ui/button.tsx`,
    "import type { ReactNode } from 'react'",
    "import './button.css'",
    'export const Button = (): ReactNode => null',
  ),
  file(`${web}/ui/button.css`, '.button {}'),
  file(
    'packages/web/vite.config.ts',
    "import { defineConfig } from 'vite'",
    "import 'react-dom/server'",
    'export const chunk = { test: /node_modules/ }',
    'export default defineConfig({})',
  ),
]

clean.push(
  file(
    'package.json',
    '{ "scripts": { "serve": "exec node --max-semi-space-size=16 --import ./a.mjs main.ts --port" } }',
  ),
  file('Dockerfile', 'CMD ["node", "--max-semi-space-size=16", "packages/bff/src/main.ts"]'),
  file('scripts/start.mjs', "spawn(process.execPath, ['--import', './a.mjs', 'main.ts', '--any'])"),
)

interface Offender {
  rule: string
  offender: SourceFile
}

/** One file for each way to break each rule. Words that other checks look for are spelt apart. */
const offenders: Offender[] = [
  ['every import finds its file', `${bff}/gateway.ts`, "import './gone.ts'"],
  ['every import finds its file', `${web}/app/shell.ts`, "import '@marquee/contracts/gone'"],
  ['every import finds its file', `${web}/app/shell.ts`, "export const load = () => import('./gone.ts')"],
  [
    'contracts imports zod/mini alone',
    `${contracts}/page.ts`,
    "import * as z from 'zod'",
    'export const Page = z',
  ],
  ['contracts imports zod/mini alone', `${contracts}/page.ts`, "import { join } from 'node:path'", 'join()'],
  [
    'contracts imports zod/mini alone',
    `${contracts}/page.ts`,
    "import { parse } from 'zod/v4/core'",
    'parse()',
  ],
  ['the applications never meet', `${web}/app/shell.ts`, "import '../../../bff/src/upstream/balance.ts'"],
  [
    'the applications never meet',
    `${bff}/gateway.ts`,
    "import type { Tile } from '../../web/src/features/games/tile.tsx'",
  ],
  [
    'the applications never meet',
    `${bff}/gateway.ts`,
    "export const load = () => import('../../sandbox/src/server.ts')",
  ],
  ['the applications never meet', `${sandbox}/server.ts`, "import '@marquee/bff'"],
  ['the applications never meet', `${demoGames}/games/wallet.ts`, "import '../../../sandbox/src/server.ts'"],
  [
    'the demo games have one door, which the sandbox mounts',
    `${sandbox}/server.ts`,
    "import { games } from '../../demo-games/src/games/games.ts'",
    'games',
  ],
  [
    'the demo games have one door, which the sandbox mounts',
    `${bff}/gateway.ts`,
    "import { pageOf } from '@marquee/demo-games'",
    'pageOf',
  ],
  ['the applications never meet', `${studio}/server/save.ts`, "import '../../../bff/src/http/server.ts'"],
  [
    'the studio is mounted by the gateway, through its door',
    `${web}/app/shell.ts`,
    "import { mountStudio } from '@marquee/studio/mount-studio'",
    'mountStudio()',
  ],
  [
    'the studio is mounted by the gateway, through its door',
    `${bff}/gateway.ts`,
    "import type { Draft } from '../../studio/src/page/draft.ts'",
    'export const drafts: Draft[] = []',
  ],
  [
    "the studio's page and its server part share shapes alone",
    `${studio}/page/save.ts`,
    "import { mountStudio } from '../server/mount-studio.ts'",
    'mountStudio()',
  ],
  ["the studio's page and its server part share shapes alone", `${studio}/page/save.ts`, "import 'node:fs'"],
  [
    "the studio's page and its server part share shapes alone",
    `${studio}/server/page.ts`,
    "import { draft } from '../page/draft.ts'",
    'export const first = draft',
  ],
  ['the contracts are imported by name', `${bff}/gateway.ts`, "import '../../contracts/src/money.ts'"],
  ['what reaches the browser takes zod/mini, not zod', `${web}/app/shell.ts`, "import 'zod'"],
  [
    'the client of Redis is loaded where its address is set, and not at every start',
    `${bff}/shared-state/rate-limit-store.ts`,
    "import { link } from './redis/redis-link.ts'",
    'export const isLinked = link',
  ],
  ['the client has no part of Node', `${web}/app/shell.ts`, "import 'node:fs'"],
  [
    'an area is made of platform, upstream, sites, session, outcomes, cache and brands',
    `${bff}/areas/vip/handlers.ts`,
    "import type { Config } from '#bff/settings/settings.ts'",
    'export const handlers = { getVip: (config: Config) => config }',
  ],
  ['an area is entered by its public data', `${bff}/gateway.ts`, "import './areas/player/handlers.ts'"],
  [
    'an area is entered by its public data',
    `${bff}/areas/vip/handlers.ts`,
    "import { handlers as player } from '../player/handlers.ts'",
    'export const handlers = { getVip: player.getBalance }',
  ],
  [
    'nobody reads the configuration but main and the doctor',
    `${bff}/gateway.ts`,
    "import { readConfig } from '#bff/settings/settings.ts'",
    'readConfig()',
  ],
  [
    'redirects are sent by one function, which refuses what leads off the site',
    `${bff}/gateway.ts`,
    "export const leave = (reply: any) => reply.redirect('/')",
  ],
  [
    'redirects are sent by one function, which refuses what leads off the site',
    `${bff}/gateway.ts`,
    "export const leave = (reply: any) => reply.header('Location', '/')",
  ],
  ['process.env is read at the door alone', `${bff}/gateway.ts`, 'export const port = process.env.PORT'],
  ['process.env is read at the door alone', `${bff}/gateway.ts`, 'export const port = process["env"].PORT'],
  ['process.env is read at the door alone', `${sandbox}/server.ts`, 'export const { env } = process'],
  [
    'process.env is read at the door alone',
    `${contracts}/page.ts`,
    'export const mode = process.env.NODE_ENV',
  ],
  [
    'process.env is read at the door alone',
    `${bff}/gateway.ts`,
    "import { env } from 'node:process'",
    'env.PORT',
  ],
  ['every folder of the gateway is a layer', `${bff}/widgets/clock.ts`, 'export const clock = 1'],
  [
    'a layer of the gateway imports lower layers alone',
    `${bff}/upstream/attempt.ts`,
    "import '../http/server.ts'",
  ],
  [
    'a layer of the gateway imports lower layers alone',
    `${bff}/cache/brand-cache.ts`,
    "import type { Handler } from '../areas/handler.ts'",
    'export const handlers: Handler[] = []',
  ],
  [
    'a layer of the gateway imports lower layers alone',
    `${bff}/outcomes/find-change.ts`,
    "import '../areas/handlers.ts'",
  ],
  ['every folder of the client is a layer', `${web}/widgets/clock.ts`, 'export const clock = 1'],
  ['a layer of the client imports lower layers alone', `${web}/ui/link.ts`, "import '../i18n/language.ts'"],
  [
    'a layer of the client imports lower layers alone',
    `${web}/api/retry.ts`,
    "import '../session/use-session.ts'",
  ],
  [
    'a layer of the client imports lower layers alone',
    `${web}/session/guard.ts`,
    "import '../app/router.tsx'",
  ],
  [
    'a layer of the client imports lower layers alone',
    `${web}/features/games/lobby.ts`,
    "import '../../templates/home.tsx'",
  ],
  ['a layer of the client imports lower layers alone', `${web}/ui/link.ts`, "import '../entry-client.tsx'"],
  [
    'a feature never imports a feature',
    `${web}/features/games/lobby.ts`,
    "import '../session/login-form.tsx'",
  ],
  ['every folder of the sandbox is a layer', `${sandbox}/rewards/bonus.ts`, 'export const bonus = 1'],
  ['every folder of the sandbox is a layer', `${sandbox}/areas/care/limits.ts`, 'export const limits = 1'],
  [
    'a layer of the sandbox imports lower layers alone',
    `${sandbox}/areas/inbox/calls.ts`,
    "import '../cashier/deposit.ts'",
  ],
  [
    'a layer of the sandbox imports lower layers alone',
    `${sandbox}/areas/cashier/withdrawal.ts`,
    "import type { Server } from '../../server.ts'",
    'export const servers: Server[] = []',
  ],
  [
    'a layer of the sandbox imports lower layers alone',
    `${sandbox}/areas/kyc/calls.ts`,
    "import '../support/calls.ts'",
  ],
  ['every folder of the demo games is a layer', `${demoGames}/sounds/bell.ts`, 'export const bell = 1'],
  [
    'a layer of the demo games imports lower layers alone',
    `${demoGames}/games/dice.ts`,
    "import '../demo-games.ts'",
  ],
  ['primitives know React alone', `${web}/ui/link.ts`, "import { Link } from 'react-router'", 'Link()'],
  ['names are kebab-case', `${web}/ui/BigButton.tsx`, 'export const BigButton = 1'],
  ['names are kebab-case', `${bff}/http/rate_limits/window.ts`, 'export const window = 1'],
  ['names say what is inside', `${bff}/http/utils/window.ts`, 'export const window = 1'],
  ['names say what is inside', `${bff}/cache/cache-helpers.ts`, 'export const window = 1'],
  ['names say what is inside', `${web}/ui/types.ts`, 'export const window = 1'],
  ['nothing is left for later', `${bff}/gateway.ts`, `// ${'TO'}${'DO'}: later`],
  ['nothing is left for later', `${web}/ui/link.css`, `/* ${'FIX'}${'ME'} */`],
  [
    'no amount becomes a float',
    `${web}/app/shell.ts`,
    'export const isRich = (balance: string) => Number(balance) > 0',
  ],
  [
    'no amount becomes a float',
    `${web}/app/shell.ts`,
    'export const paid = (deposit: any) => Number.parseFloat(deposit.netAmount?.amount ?? "0")',
  ],
  [
    'no amount becomes a float',
    `${bff}/gateway.ts`,
    "export const cents = (amount: string) => Number(amount.replace('.', ''))",
  ],
  ['no amount becomes a float', `${sandbox}/server.ts`, 'export const cents = (fee: string) => +fee'],
  [
    'amounts are reckoned with in the minor unit',
    `${web}/app/shell.ts`,
    'export const isMore = (one: any, other: any) => one.amount > other.amount',
  ],
  [
    'amounts are reckoned with in the minor unit',
    `${bff}/gateway.ts`,
    'export const net = (deposit: any, fee: any) => deposit.amount - fee',
  ],
  [
    'amounts are reckoned with in the minor unit',
    `${sandbox}/server.ts`,
    'export const half = (amount: number) => amount / 2',
  ],
  ['no file passes on what another made', `${bff}/gateway.ts`, "export * from './upstream/balance.ts'"],
  [
    'no file passes on what another made',
    `${bff}/gateway.ts`,
    "export { balance } from './upstream/balance.ts'",
  ],
  [
    'no file passes on what another made',
    `${bff}/gateway.ts`,
    "import { balance } from './upstream/balance.ts'",
    'export { balance }',
  ],
  ['nothing outside of the workshop imports it', 'tests/web/budget.ts', "import '#workshop/bench/bench.mjs'"],
  ['there are no default exports', `${bff}/gateway.ts`, 'export default 1'],
  ['no modules import each other in a circle', `${bff}/gateway.ts`, "import './gateway.ts'"],
  ['private fields are left alone', `${bff}/gateway.ts`, 'export const sent = (raw: any) => raw._headerSent'],
  ['private fields are left alone', `${bff}/gateway.ts`, "export const head = (raw: any) => raw['_header']"],
  ['private fields are left alone', 'tests/browser/hydration.ts', "export const key = '__reactFiber$'"],
  ['private fields are left alone', 'scripts/page.mjs', 'export const key = (part) => part._reactInternals'],
  ['a package is imported by what it exports', `${bff}/gateway.ts`, "import 'undici/lib/dispatcher/pool.js'"],
  ['a package is imported by what it exports', `${web}/app/shell.ts`, "import('react-dom/cjs/react-dom.js')"],
  [
    'a package is imported by what it exports',
    `${bff}/gateway.ts`,
    "import type { Pool } from '@scope/pool/types/dist/pool.js'",
  ],
  [
    'a package is imported by what it exports',
    'workshop/bench/bench.mjs',
    "const Pool = require('undici/lib/dispatcher/pool.js')",
  ],
  [
    'Node is started with documented flags alone',
    'package.json',
    '{ "scripts": { "serve": "A=1 exec node --import ./a.mjs --heap-growing-percent=30 main.ts" } }',
  ],
  [
    'Node is started with documented flags alone',
    'Dockerfile',
    'CMD ["node", "--no-allocation-site-pretenuring", "main.ts"]',
  ],
  ['Node is started with documented flags alone', 'Dockerfile', 'ENV NODE_OPTIONS="--optimize_for_size"'],
  [
    'Node is started with documented flags alone',
    'workshop/bench/bench.mjs',
    "spawn(process.execPath, ['--max-lazy', 'main.ts'])",
  ],
  [
    'Node is started with documented flags alone',
    'tests/bff/start.ts',
    "export const options = { execArgv: ['--jitless'] }",
  ],
  ['the engine is left to itself', `${bff}/gateway.ts`, 'globalThis.gc()'],
  ['the engine is left to itself', `${bff}/gateway.ts`, "import { setFlagsFromString } from 'node:v8'"],
  ['the engine is left to itself', 'tests/bff/shapes.ts', "export const code = '%HaveSameMap(a, b)'"],
  ['the engine is left to itself', 'workshop/bench/bench.mjs', "export const args = ['--expose-gc']"],
  ['parts of Node are imported', `${bff}/gateway.ts`, "process.getBuiltinModule('node:http')"],
  [
    'no source of a library is read or rewritten',
    'packages/web/react-plugin.ts',
    'export const react = { transform: { filter: { id: /node_modules/ }, handler() {} } }',
  ],
  [
    'no source of a library is read or rewritten',
    'scripts/build.mjs',
    "readFileSync('node_modules/react/index.js', 'utf8')",
  ],
].map(([rule = '', path = '', ...lines]) => ({ rule, offender: file(path, ...lines) }))

const brokenRules = (files: SourceFile[]) => {
  const sources = readAll(files)
  return rules.flatMap(({ name, findOffenses }) => findOffenses(sources).map(({ path }) => ({ name, path })))
}

t.test('a clean repository breaks no rule', async (t) => {
  t.strictSame(brokenRules(clean), [])
})

offenders.push(
  {
    rule: 'a template is named by its own file alone, and by a page that it lays out',
    offender: file(`${web}/templates/parts/heroes/parade.css`, '.theme-slot4 .hero { color: red }'),
  },
  {
    rule: 'what follows `:has()` in a selector is not everything',
    offender: file(`${web}/ui/list.css`, '.list:has(> .head) {\n  color: red;\n  > * { color: blue }\n}'),
  },
  {
    rule: 'a template is named by its own file alone, and by a page that it lays out',
    offender: file(`${studio}/server/words.ts`, "export const first = 'template4'"),
  },
  {
    rule: 'a template is named by its own file alone, and by a page that it lays out',
    offender: file(
      `${web}/features/odd/pages.ts`,
      "export const odd = { layout: 'template4', isFirst: code === 'template4' }",
    ),
  },
  {
    rule: 'what follows `:has()` in a selector is not everything',
    offender: file(`${studio}/page/form.css`, '.form:has(> .head) > * { color: red }'),
  },
  {
    rule: 'what follows `:has()` in a selector is not everything',
    offender: file(`${web}/ui/list.css`, '.list:has(> :nth-child(3)) > :nth-child(2) { color: blue }'),
  },
  {
    rule: 'a sheet of a page leaves to the primitives what they draw',
    offender: file(
      `${web}/features/odd/offer.css`,
      '.offer { border: 1px solid var(--hairline); border-radius: var(--radius-l); background: var(--surface); }',
    ),
  },
  {
    rule: 'every dialog is on the stack of dialogs',
    offender: file(`${web}/features/games/rules.tsx`, 'export const Rules = () => <dialog open />'),
  },
  {
    rule: 'every dialog is on the stack of dialogs',
    offender: file(`${web}/ui/overlay/sheet.tsx`, 'export const show = (it: any) => it.showModal()'),
  },
  {
    rule: 'a form that waits for an answer says by its button what no field says',
    offender: file(
      `${web}/features/games/vote.tsx`,
      'export const Vote = ({ form }: any) => <form aria-busy={form.isSending} {...form.formProps} />',
    ),
  },
  {
    rule: 'the browser is given its template, and knows no others',
    offender: file(
      `${web}/app/look.ts`,
      "import { templates } from '@marquee/contracts/templates'",
      'export const look = templates',
    ),
  },
)

for (const { rule, offender } of offenders) {
  t.test(`${rule}: ${offender.text.trim().split('\n')[0]} in ${offender.path}`, async (t) => {
    t.strictSame(brokenRules([...clean, offender]), [{ name: rule, path: offender.path }])
  })
}

t.test('what reckons with the minor unit, or shows tokens, breaks no rule about money', async (t) => {
  const files = [
    file(`${web}/app/quote.ts`, 'export const net = (amount: bigint, fee: bigint) => amount - fee'),
    file(`${web}/app/wallet.ts`, 'export const shown = (amount: any, number: any) => number(Number(amount))'),
    file(`${web}/app/play.ts`, 'export const cost = (tokenBalance: string) => Number(tokenBalance)'),
    file(`${sandbox}/server.ts`, 'export const net = (row: any) => row.amount - row.fee'),
  ]
  t.strictSame(brokenRules([...clean, ...files]), [])
})

t.test('a circle of several files is found', async (t) => {
  const circle = [
    file(`${bff}/brands/one.ts`, "import './two.ts'"),
    file(`${bff}/brands/two.ts`, "import './three.ts'"),
    file(`${bff}/brands/three.ts`, "import type { One } from './one.ts'", 'export type Three = One'),
  ]
  t.strictSame(
    brokenRules([...clean, ...circle]).map(({ name }) => name),
    ['no modules import each other in a circle'],
  )
})

t.test('each rule has an offender', async (t) => {
  const proved = new Set(offenders.map(({ rule }) => rule))
  t.strictSame(
    rules.map(({ name }) => name).filter((name) => !proved.has(name)),
    [],
  )
})

t.test('a file that cannot be parsed stops the check', async (t) => {
  t.throws(() => readAll([file(`${bff}/gateway.ts`, 'export const = ')]), { message: /cannot be parsed/ })
})
