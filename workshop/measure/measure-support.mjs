// npm run tool -- measure-support: how long `npm run support` takes to answer from a log of 1 GB, and how much memory.

import { hash } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requestIdentity } from '#bff/request/request-context.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'

const linesAtOnce = 5000
const everyMs = 20
const brands = ['luna.example', 'sol.example', 'mar.example']

const bytes = 1e9
const runs = 5

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-log-'))
  try {
    const log = join(folder, 'gateway.log')
    console.log('Writing a log …')
    const reference = await generateLog(log, bytes)
    const command = [join(projectRoot, 'packages/bff/src/support.ts'), reference, log]
    const measured = []
    for (let run = 0; run < runs; run++) measured.push(await measure(command))
    console.log(`${(statSync(log).size / 1e6).toFixed(0)} MB, ${runs} runs`)
    for (const [name, unit] of /** @type {const} */ ([
      ['seconds', 's'],
      ['processorSeconds', 's of a processor'],
      ['megabytes', 'MB of memory'],
    ])) {
      const values = measured.map((one) => one[name]).sort((one, other) => one - other)
      console.log(`median ${values[Math.floor(runs / 2)]}, ${values[0]} to ${values.at(-1)} ${unit}`)
    }
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Runs the command as a process of its own.
 * @param {string[]} command
 */
async function measure(command) {
  const used = '[process.resourceUsage().maxRSS, process.cpuUsage().user + process.cpuUsage().system]'
  const report = `process.on("exit", () => console.error("used " + ${used}.join(" ")))`
  const preload = `data:text/javascript,${encodeURIComponent(report)}`
  const startedAt = performance.now()
  const { ok, output } = await runCommand(process.execPath, ['--import', preload, ...command])
  if (!ok) throw new ScriptError(output)
  const [, kilobytes, microseconds] = /used (\d+) (\d+)/.exec(output) ?? []
  return {
    processorSeconds: Number((Number(microseconds) / 1e6).toFixed(1)),
    seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}

/**
 * Writes a log as a busy gateway does: a line for each request, and one more for each call that fails, one in a hundred.
 * @param {string} file
 * @param {number} bytes about how large
 * @returns {Promise<string>} the reference of a request that failed, in the middle
 */
async function generateLog(file, bytes) {
  let reference = ''
  async function* chunks() {
    let written = 0
    for (let count = 0; written < bytes; count += linesAtOnce) {
      const requests = Array.from({ length: linesAtOnce }, (_, at) => requestLines(count + at))
      const text = requests.map(({ lines }) => lines).join('')
      if (written < bytes / 2) reference = requests.findLast(({ failed }) => failed)?.reference ?? reference
      written += text.length
      yield text
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(file))
  return reference
}

/** @param {number} count which request */
function requestLines(count) {
  const { requestId, reference } = requestIdentity(hash('sha256', String(count)).slice(0, 32))
  const time = new Date(Date.parse('2026-11-24T00:00:00.000Z') + count * everyMs).toISOString()
  const host = brands[count % brands.length]
  const failed = count % 100 === 7
  const id = { requestId, reference }
  const attempt = {
    call: '/api/auth/get_balance',
    attempt: 1,
    outcome: failed ? 'timeout' : 'ok',
    ...(failed ? { reason: 'timeout' } : { statusCode: 1, statusMessage: 'OK' }),
    startMs: 1.2,
    durationMs: 12.3,
  }
  const msg = 'Platform did not answer in time'
  const warning = { level: 'warn', time, kind: 'platform', ...attempt, host, ...id, msg }
  const request = {
    level: failed ? 'error' : 'info',
    time,
    kind: 'request',
    ...id,
    host,
    brand: host,
    operation: 'getBalance',
    method: 'GET',
    route: '/api/me/balance',
    status: failed ? 503 : 200,
    ...(failed && { code: 'serviceUnavailable' }),
    durationMs: 14.6,
    account: hash('sha256', `account ${count % 20_000}`).slice(0, 16),
    platform: [attempt],
    msg: failed ? 'Request failed' : 'Request answered',
  }
  const lines = (failed ? [warning, request] : [request]).map((line) => `${JSON.stringify(line)}\n`).join('')
  return { lines, reference, failed }
}
