import { hash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { bareEnvironment } from '../support/bare-environment.ts'
import { openFolder } from '../support/open-folder.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site.ts'

const program = fileURLToPath(new URL('../../packages/bff/src/purge.ts', import.meta.url))
const token = 'of-the-deployments'
const operators = { tokens: { deployments: { role: 'operate', sha256: hash('sha256', token) } } }
const folder = openFolder(t, { 'operators.json': JSON.stringify(operators) })
const site = await startSite({ OPERATORS_FILE: join(folder, 'operators.json') })
t.teardown(() => site.close())
const port = new URL(site.adminUrl).port

/** Runs the command beside the gateway. */
const purge = (args: readonly string[], env: Record<string, string> = { OPERATOR_TOKEN: token }) =>
  runProgram(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...bareEnvironment, ADMIN_HOST: '0.0.0.0', ADMIN_PORT: port, ...env },
  })
const isKept = async () => /hit/.test(String((await site.ask('/api/startup')).headers['cache-status']))

t.test('a brand is asked for anew after the command, and not before', async (t) => {
  await site.ask('/api/startup')
  t.match(await purge(['--host', 'localhost', '--kind', 'startup', '--dry-run']), {
    status: 0,
    output: /^1 value of localhost, startup: nothing was changed\./,
  })
  t.ok(await isKept())
  t.match(await purge(['--host', 'localhost']), { status: 0, output: /values of localhost removed here/ })
  t.notOk(await isKept())
  const { output } = await purge(['--all', '--kind', 'cms', '--json'])
  t.match(JSON.parse(output), { dryRun: false })
})

t.test('what is refused is told, with a status for scripts', async (t) => {
  t.match(await purge(['--host', 'locahost']), {
    status: 1,
    output: /^Refused: host: nothing in BRAND_DOMAINS/,
  })
  t.match(await purge(['--all', '--kind', 'everything']), { status: 1, output: /^Refused: kind: / })
  t.match(await purge(['--all'], {}), { status: 1, output: /^Refused: Authorization: is missing/ })
})

t.test('nothing is purged by a command that was not finished', async (t) => {
  await site.ask('/api/startup')
  for (const args of [[], ['--kind', 'startup'], ['--host', 'localhost', '--all'], ['localhost']])
    t.match(await purge(args), { status: 2, output: /--help/ }, args.join(' '))
  t.ok(await isKept())
  t.match(await purge(['--all'], { ADMIN_PORT: '1' }), { status: 2, output: /^No gateway answers at http/ })
})
