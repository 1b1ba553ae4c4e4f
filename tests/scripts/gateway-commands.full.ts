import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { bareEnvironment } from '../support/bare-environment.ts'

/** Stands in for npm, which would need the registry: `npm ci` brings the packages of this checkout, and is not quiet. */
const installer = (modules: string) => `
import { symlinkSync } from 'node:fs'
console.log('added 400 packages')
symlinkSync(${JSON.stringify(modules)}, 'node_modules')
`

const parts = [
  ...['package.json', 'package-lock.json', 'scripts/run-gateway-command.mjs', 'scripts/load-env.mjs'],
  ...['scripts/setup', 'packages/bff', 'packages/contracts'],
]

/** A copy of what the commands need, as a fresh clone has it: nothing is installed, and the client cannot be built. */
function cloneInto(folder: string): string {
  const root = join(folder, 'clone')
  const filter = (path: string) => !/[\\/](node_modules|dist)$/.test(path)
  for (const part of parts) cpSync(join(projectRoot, part), join(root, part), { recursive: true, filter })
  for (const built of ['web', 'studio']) {
    mkdirSync(join(root, 'packages', built))
    writeFileSync(join(root, 'packages', built, 'vite.config.ts'), 'no configuration')
  }
  writeFileSync(join(root, 'npm.mjs'), installer(join(projectRoot, 'node_modules')))
  return root
}

interface Run {
  root: string
  script: 'support' | 'doctor'
  args: readonly string[]
  /** The folder in which somebody types `npm run`. */
  folder: string
  input?: string
}

/** Runs a script of package.json as npm does. */
function runScript({ root, script, args, folder, input = '' }: Run) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { stdout, stderr, status } = spawnSync('sh', ['-c', `${scripts[script]} "$@"`, 'sh', ...args], {
    cwd: root,
    env: {
      ...bareEnvironment,
      PATH: `${dirname(process.execPath)}:${bareEnvironment.PATH}`,
      INIT_CWD: folder,
      npm_execpath: join(root, 'npm.mjs'),
      npm_node_execpath: process.execPath,
    },
    encoding: 'utf8',
    input,
  })
  return { status, out: stdout, errors: stderr }
}

const line = JSON.stringify({
  ...{ level: 'warn', time: '2026-11-24T08:00:00.000Z', kind: 'request', requestId: 'one' },
  ...{ reference: 'R7K2-9QMX', host: 'a.test', brand: 'a.test', operation: 'login', method: 'POST' },
  ...{ route: '/api/session', status: 422, code: 'invalidCredentials', durationMs: 11 },
})

t.test('what a fresh clone lacks is installed, and only the answer is on standard output', async (t) => {
  const folder = t.testdir({ logs: { 'gateway.log': `${line}\n` } })
  const clone = { root: cloneInto(folder), folder: join(folder, 'logs') }
  const support = (args: readonly string[], input?: string) =>
    runScript({ ...clone, script: 'support', args, ...(input && { input }) })

  const first = support(['R7K2-9QMX', '--json'], `${line}\n`)
  t.match(first, { status: 0, errors: /^Installing dependencies[^\n]*\n$/ })
  t.match(JSON.parse(first.out), { answers: [{ code: 'invalidCredentials' }] })

  const second = support(['R7K2-9QMX', 'gateway.*', '--json'])
  t.match(second, { status: 0, errors: '' }, 'once, and files are those of the folder where it was typed')
  t.strictSame(JSON.parse(second.out).answers, JSON.parse(first.out).answers)
  t.match(support(['ZZZZ-ZZZZ', 'gateway.log']), { status: 1, errors: '' })

  const doctor = runScript({ ...clone, script: 'doctor', args: ['--help'] })
  const built = /^Building the web client[\s\S]*The web client could not be built/
  t.match(doctor, { status: 1, out: '', errors: built }, 'the doctor draws pages with it')
})

t.test('the doctor starts where everything is there', async (t) => {
  const run = runScript({ root: projectRoot, script: 'doctor', args: ['--help'], folder: t.testdir({}) })
  t.match(run, { status: 0, out: /^Usage: /, errors: '' })
})
