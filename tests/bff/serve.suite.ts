import { spawn } from 'node:child_process'
import { once } from 'node:events'
import t, { type Test } from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { unusedOrigin } from '../support/faulty-platform.ts'
import { runProgram } from '../support/run-program.ts'
import { startGateway } from '../support/site.ts'
import { until } from '../support/until.ts'

// Whatever this machine's own settings are, these are the ones that are meant.
const settings = { SNAPSHOT_DIRECTORY: 'off', SHUTDOWN_DRAIN_SECONDS: '0', PORT: '0', ADMIN_PORT: '0' }
const serve = (env: Record<string, string>) =>
  runProgram('npm', ['run', '--silent', 'serve'], { cwd: projectRoot, env: { ...settings, ...env } })

t.test('a bad configuration stops the start with exit status 1 and one list of every mistake', async (t) => {
  const { status, output } = await serve({
    NODE_ENV: 'production',
    UPSTREAM_URL: 'ftp://x',
    PORT: 'http',
    SESSION_KEYS: 'tooshortsecret',
  })
  t.equal(status, 1)
  t.match(output, 'The gateway cannot start: 4 settings to put right.')
  for (const line of [
    'UPSTREAM_URL "ftp://x" is not an http(s) address without user, query or fragment (for example: https://platform.example.com)',
    'BRAND_DOMAINS is missing (for example: play.example.com,*.example.net)',
    'SESSION_KEYS key 1 is shorter than 32 bytes in base64url (for example: ',
    'PORT "http" is not a whole number (for example: 8080)',
  ])
    t.ok(output.includes(`  ${line}`), line)
  t.notMatch(output, 'tooshortsecret')
  t.notMatch(output, /^\s+at /m, 'no stack')
})

t.test('a port that is taken is told in a sentence', async (t) => {
  const first = await startGateway({ UPSTREAM_URL: unusedOrigin })
  t.teardown(() => first.close())
  const { status, output } = await serve({ PORT: String(first.port) })
  t.equal(status, 1)
  t.match(
    output,
    `Port ${first.port} is already in use: stop what listens there, or set PORT to another port.`,
  )
})

t.test('an address that is not of this machine is told with its setting', async (t) => {
  for (const [name, value, words] of [
    ['HOST', '192.0.2.1', 'HOST is 192.0.2.1, which is no address of this machine'],
    ['ADMIN_HOST', 'nowhere.invalid', 'ADMIN_HOST is nowhere.invalid, which is no address and no name'],
  ] as const) {
    const { status, output } = await serve({ UPSTREAM_URL: unusedOrigin, [name]: value })
    t.equal(status, 1)
    t.match(output, words)
  }
})

/** Starts the gateway in a process group of its own and reads its log. */
async function start(t: Test, command: string, args: readonly string[], more: Record<string, string> = {}) {
  const upstream = unusedOrigin
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, NODE_OPTIONS: '', ...settings, UPSTREAM_URL: upstream, ...more },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  let hasEnded = false
  const ended = once(child, 'close').then(([status]) => {
    hasEnded = true
    return status
  })
  const signal = (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name)
  const terminate = () => signal('SIGTERM')
  t.teardown(() => hasEnded || process.kill(-(child.pid ?? 0), 'SIGKILL'))
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line): Record<string, unknown> => JSON.parse(line))
  const find = (event: string) => lines().find((line) => line.event === event)
  await until('the gateway has started', () => find('started') !== undefined)
  return { lines, find, signal, terminate, ended, errors: () => errors }
}

t.test('npm run serve starts the gateway alone, and ends it when it is asked to', async (t) => {
  const { find, terminate, ended } = await start(t, 'npm', ['run', '--silent', 'serve'], {
    SHUTDOWN_DRAIN_SECONDS: '1',
  })
  t.equal((await fetch(`${find('started')?.adminUrl}/livez`)).status, 200)
  t.match(find('sessionKeysMissing'), { level: 'warn' }, 'a session key was made, which is told')
  terminate()
  await until('the gateway is ending', () => find('draining') !== undefined)
  // A second time, as npm does when it hands on the first.
  terminate()
  await ended
  t.ok(find('stopped'))
})

t.test('the gateway starts without any flag of Node, and its log is whole when it ends', async (t) => {
  const { lines, find, terminate, ended } = await start(t, process.execPath, ['packages/bff/src/main.ts'])
  const url = String(find('started')?.url)
  const ids: (string | null)[] = []
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/nowhere.json`)))
    for (const answer of answers) {
      await answer.arrayBuffer()
      ids.push(answer.headers.get('x-request-id'))
    }
  }
  terminate()
  t.equal(await ended, 0)
  const logged = new Set(lines().map(({ requestId }) => requestId))
  t.same(
    ids.filter((id) => !logged.has(id)),
    [],
    'every answered request has its line',
  )
  t.equal(lines().at(-1)?.event, 'stopped', 'and the last line is written too')
})

t.test('a crash ends the gateway with status 1, and its last line says where it happened', async (t) => {
  const quoted = '09171234567'
  const bug = `process.on('SIGUSR2', async function lose() { throw new TypeError('${quoted}') })`
  const { lines, signal, ended, errors } = await start(t, process.execPath, [
    ...['--import', `data:text/javascript;base64,${Buffer.from(bug).toString('base64')}`],
    'packages/bff/src/main.ts',
  ])
  signal('SIGUSR2')
  t.equal(await ended, 1)
  t.match(lines().at(-1), { level: 'error', kind: 'error', error: 'TypeError', stack: [/lose/] })
  t.notMatch(JSON.stringify(lines()) + errors(), quoted, 'never the message')
})
