// Runs the unpacked images and checks the gateway's container: node check-containers.mjs <file with a Plan as JSON>.
// Started by npm run tool -- image in a separate network namespace.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sendRequest } from '../bench/send-request.mjs'
import { Container } from './container.mjs'
import { stopUnderLoad } from './stop-under-load.mjs'

/**
 * @typedef {object} Plan
 * @property {Record<'gateway' | 'sandbox', string>} bundles
 * @property {string[]} healthcheck command of the image
 */

const startTimeoutMs = 60_000
const settings = {
  UPSTREAM_URL: 'http://127.0.0.1:4000',
  BRAND_DOMAINS: 'localhost,*.localhost',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  PUBLIC_SCHEME: 'http',
  SHUTDOWN_DRAIN_SECONDS: '3',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  SETTINGS_FILE: '/data/settings.env',
  RATE_LIMIT_CREDENTIALS: '1000000/60',
  RATE_LIMIT_READS: '1000000/60',
  RATE_LIMIT_WRITES: '1000000/60',
}

/** @type {Plan} */
const { bundles, healthcheck } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

// Receives the gateway's traces, so that tracing is exercised too.
const receiver = createServer((request, response) => {
  request.resume()
  response.end('{}')
}).listen(4318, '127.0.0.1')

await checkMissingSettings()
writeSettings('RATE_LIMIT_HOSTS=1000000/60')
const sandbox = new Container(bundles.sandbox, 'sandbox', { SANDBOX_DATABASE: ':memory:' })
const gateway = new Container(bundles.gateway, 'gateway', settings)
try {
  await until(
    'the sandbox answers',
    sandbox,
    async () => (await sendRequest('http://127.0.0.1:4000/__control/calls')).status === 200,
  )
  await until('its health check passes', gateway, async () => (await gateway.exec(healthcheck)).ok)
  await checkConfinement()
  await checkCommands()
  await checkResponses()
  await checkOrders()
  const { requests, slow, seconds } = await stopUnderLoad(gateway, healthcheck)
  check(`SIGTERM under load: ${requests} requests and ${slow} slow ones answered, none dropped`, true)
  check(`it exited with status 0, ${seconds.toFixed(1)} s after the signal`, (await gateway.ended) === 0)
} catch (error) {
  console.error(gateway.output.split('\n').slice(-8).join('\n'))
  console.error(error instanceof ScriptError ? error.message : error)
  process.exitCode = 1
} finally {
  await Promise.all([gateway.stop(), sandbox.stop()])
  receiver.close()
}

/** A gateway started without settings lists the missing ones and exits with status 1. */
async function checkMissingSettings() {
  const unset = new Container(bundles.gateway, 'unset', {})
  const status = await unset.ended
  const names = ['UPSTREAM_URL', 'BRAND_DOMAINS', 'SESSION_KEYS']
  const lists = names.every((name) => unset.output.includes(`  ${name} is missing`))
  check(
    'without settings it lists the missing ones and exits with status 1',
    status === 1 && lists,
    unset.output,
  )
}

async function checkConfinement() {
  const status = await evalInGateway(`readFileSync('/proc/1/status', 'utf8')`)
  const command = await evalInGateway(`readFileSync('/proc/1/cmdline', 'utf8').replaceAll('\\0', ' ')`)
  check('the gateway is process 1', command.includes('packages/bff/src/main.ts'), command)
  check('it runs as user 1000', /^Uid:\s+1000\s+1000/m.test(status), status)
  check(
    'it has no capabilities, and gains none',
    /^CapEff:\s+0+$/m.test(status) && /^CapBnd:\s+0+$/m.test(status) && /^NoNewPrivs:\s+1$/m.test(status),
    status,
  )
  for (const place of ['/', '/app/']) {
    const written = await evalInGateway(`tryToWrite('${place}')`)
    check(`a write to ${place} is refused`, written.trim() === 'EROFS', written)
  }
  for (const place of ['/tmp/', '/data/']) {
    const written = await evalInGateway(`tryToWrite('${place}')`)
    check(`a write to ${place} is possible`, written.trim() === 'written', written)
  }
}

/** @param {string} expression JavaScript to evaluate inside the container */
async function evalInGateway(expression) {
  const program = `
    const { readFileSync, writeFileSync, rmSync } = require('node:fs')
    const tryToWrite = (folder) => {
      try { writeFileSync(folder + 'probe', ''); rmSync(folder + 'probe'); return 'written' } catch (error) { return error.code }
    }
    process.stdout.write(String(${expression}))`
  return (await gateway.exec(['node', '--eval', program])).output
}

/** Support staff and operators find their commands in the image. */
async function checkCommands() {
  for (const command of ['support', 'doctor', 'purge', 'reload']) {
    const { output } = await gateway.exec([command, '--help'])
    check(`\`${command}\` can be run in it`, output.includes(`Usage: ${command}`), output)
  }
  const { output } = await gateway.exec(['doctor', '--domain', 'localhost'])
  check('`doctor` examines the brand', /^contract +ok /m.test(output), output)
}

/** What operators order of the gateway is done by it. */
async function checkOrders() {
  const purged = await gateway.exec(['purge', '--host', 'localhost'])
  check(
    '`purge` has it forget a brand',
    /^[1-9]\d* values? of localhost removed/.test(purged.output),
    purged.output,
  )
  writeSettings('RATE_LIMIT_HOSTS=often')
  const refused = await gateway.exec(['reload'])
  check(
    '`reload` tells a mistake',
    !refused.ok && /^Refused: RATE_LIMIT_HOSTS/m.test(refused.output),
    refused.output,
  )
  writeSettings('RATE_LIMIT_HOSTS=900000/60')
  const reloaded = await gateway.exec(['reload'])
  check(
    '`reload` has it read its settings',
    reloaded.output === 'Changed: RATE_LIMIT_HOSTS.\n',
    reloaded.output,
  )
}

/** @param {string} text of the settings' file, which is on the gateway's volume */
function writeSettings(text) {
  writeFileSync(join(bundles.gateway, 'data/settings.env'), `${text}\n`)
}

async function checkResponses() {
  const asBrand = { headers: { Host: 'localhost' } }
  const page = await sendRequest('http://127.0.0.1:8080/', asBrand)
  check('it serves a document', page.status === 200 && page.body.includes('</html>'), `${page.status}`)
  const file = /["'(](\/[^"'()\s]+\.(?:js|css|woff2))\b/.exec(page.body.toString())?.[1] ?? ''
  const asset = await sendRequest(`http://127.0.0.1:8080${file}`, asBrand)
  check('it serves a file that the document references', asset.status === 200 && file !== '', file)
  const picture = /["'](\/media\/[^"'?\s]+\?w=\d+)/.exec(page.body.toString())?.[1]
  if (picture) await sendRequest(`http://127.0.0.1:8080${picture}`, asBrand)
  check('images are resized', !gateway.output.includes('picturesAsTheyAre'), gateway.output)
  const unknown = await sendRequest('http://127.0.0.1:8080/', { headers: { Host: 'elsewhere.example' } })
  check('an unknown host is refused', unknown.status === 421, `${unknown.status}`)
}

/**
 * @param {string} what
 * @param {boolean} holds
 * @param {string} [actual] shown when it does not hold
 */
function check(what, holds, actual = '') {
  if (!holds) throw new ScriptError(`✖ ${what}: ${actual}`)
  console.log(`✔ ${what}`)
}

/**
 * @param {string} what
 * @param {Container} container
 * @param {() => Promise<boolean>} condition
 */
async function until(what, container, condition) {
  let hasEnded = false
  container.ended.then(() => {
    hasEnded = true
  })
  const giveUpAt = Date.now() + startTimeoutMs
  while (!(await condition().catch(() => false))) {
    if (hasEnded || Date.now() > giveUpAt) throw new ScriptError(`${container.output}\n✖ ${what}`)
    await delay(200)
  }
  check(what, true)
}
