import { spawn } from 'node:child_process'
import { once } from 'node:events'
import t from 'tap'
import { projectRoot } from '../../scripts/setup/project-root.mjs'
import { until } from '../faults/until.ts'
import { addressOfNobody } from '../support/faulty-platform.ts'
import { runProgram } from '../support/run-program.ts'
import { startGateway } from '../support/site.ts'

// Whatever this machine's own settings are, these are the ones that are meant.
const settings = { SNAPSHOT_DIRECTORY: 'off', SHUTDOWN_DRAIN_SECONDS: '0', PORT: '0', ADMIN_PORT: '0' }
const serve = (env: Record<string, string>) =>
  runProgram('npm', ['run', '--silent', 'serve'], { cwd: projectRoot, env: { ...settings, ...env } })

/** Tells when Node's collector was asked for, where Node shows it. */
const tellOfClearing = 'const {gc}=globalThis;if(gc)globalThis.gc=way=>{gc(way);process._rawDebug("cleared")}'

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
  const first = await startGateway({ UPSTREAM_URL: await addressOfNobody() })
  t.teardown(() => first.close())
  const { status, output } = await serve({ PORT: String(first.port) })
  t.equal(status, 1)
  t.match(
    output,
    `Port ${first.port} is already in use: stop what listens there, or set PORT to another port.`,
  )
})

t.test('npm run serve starts the gateway alone, and ends it when it is asked to', async (t) => {
  const { NODE_OPTIONS: _, ...environment } = process.env
  const env = {
    ...environment,
    ...settings,
    SHUTDOWN_DRAIN_SECONDS: '1',
    UPSTREAM_URL: await addressOfNobody(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellOfClearing)}`,
  }
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  const ended = once(child, 'close')
  let hasEnded = false
  child.once('close', () => {
    hasEnded = true
  })
  t.teardown(() => hasEnded || process.kill(-(child.pid ?? 0), 'SIGKILL'))
  await until('the gateway has started', () => lines().some(({ event }) => event === 'started'))
  const { adminUrl } = lines().find(({ event }) => event === 'started')
  t.equal((await fetch(`${adminUrl}/livez`)).status, 200)
  t.match(
    lines().find(({ event }) => event === 'sessionKeysMissing'),
    { level: 'warn' },
    'a session key was made, which is told',
  )
  await until('what the start left is cleared away', () => told.includes('cleared'))
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM')
  end()
  await until('the gateway is ending', () => lines().some(({ event }) => event === 'draining'))
  // A second time, as npm does when it hands on the first.
  end()
  await ended
  t.ok(lines().some(({ event }) => event === 'stopped'))
})
