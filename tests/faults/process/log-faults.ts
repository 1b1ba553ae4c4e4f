import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createSandbox } from '#sandbox/server.ts'
import { freePort } from '../../support/free-port.ts'
import { gatewayMain } from '../../support/gateway-process.ts'
import { startLoad } from '../../support/load.ts'
import { send } from '../../support/send.ts'
import { until } from '../../support/until.ts'
import { withPatience } from '../../support/with-patience.ts'
import type { Finding, Scenario } from '../scenario.ts'
import { openFullDisk } from './disk-faults.ts'

/** Standard output, where the log goes, cannot be written. */
export const logFaults: readonly Scenario[] = [
  { fault: 'the disk of the log and of the data folder is full', prove: proveFullDisk },
  { fault: 'nobody reads the log', prove: proveStalledReader },
  { fault: 'the reader of the log is gone', prove: proveGoneReader },
]

const host = 'localhost'

interface Run {
  child: ChildProcess
  /** Asks for pages until lines of the log are dropped. */
  fillLog(): Promise<void>
  /** The gateway still serves, and ends with status 0 when it is told to. */
  servesThenEnds(): Promise<void>
  dropped(): Promise<number>
}

/** Runs a gateway whose standard output is a pipe or this file. */
async function runWith(
  stdout: 'pipe' | number,
  body: (run: Run) => Promise<void>,
  directory = 'off',
): Promise<void> {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const [port, adminPort] = [await freePort(), await freePort()]
  const { NODE_OPTIONS: _, ...environment } = process.env
  const env = {
    ...environment,
    ...{
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      SNAPSHOT_DIRECTORY: directory,
      BRAND_DOMAINS: host,
    },
    ...withPatience({ UPSTREAM_URL: await sandbox.listen(0) }),
    ...{ RATE_LIMIT_READS: '1000000/60', SHUTDOWN_DRAIN_SECONDS: '0' },
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  }
  const child = spawn(process.execPath, [gatewayMain], { env, stdio: ['ignore', stdout, 'inherit'] })
  const ended = once(child, 'exit')
  const admin = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${adminPort}${path}`).catch(() => undefined)
    return { status: answer?.status, text: (await answer?.text()) ?? '' }
  }
  const dropped = async () =>
    Number(/^marquee_log_lines_dropped_total (\d+)/m.exec((await admin('/metrics')).text)?.[1])
  try {
    await until('the gateway listens', async () => (await admin('/livez')).status === 200, 60_000)
    await body({
      child,
      dropped,
      async fillLog() {
        const load = startLoad(8, async () => {
          assert.equal((await send(port, '/api/startup', { host })).status, 200)
        })
        await until('lines are dropped', async () => (await dropped()) > 0, 60_000)
        await load.stop()
      },
      async servesThenEnds() {
        assert.equal((await admin('/livez')).status, 200)
        assert.equal((await send(port, '/', { host })).status, 200)
        child.kill('SIGTERM')
        const [code, signal] = await ended
        assert.equal(code ?? signal, 0, 'it ends when it is told to')
      },
    })
  } finally {
    child.kill('SIGKILL')
    await ended
    await sandbox.close()
  }
}

async function proveFullDisk(): Promise<Finding> {
  // The device of Linux that is always full.
  const full = await open('/dev/full', 'w')
  const disk = await openFullDisk()
  const fillThenEnd = async ({ fillLog, servesThenEnds }: Run) => {
    await fillLog()
    await servesThenEnds()
  }
  try {
    await runWith(full.fd, fillThenEnd, disk.directory)
  } finally {
    await full.close()
    await disk.remove()
  }
  return {
    player: '200 all the while; SIGTERM ends the process as ever',
    log: 'nothing; marquee_log_lines_dropped_total counts',
    lost: 'nothing but lines of the log, beyond a MiB of them',
  }
}

async function proveStalledReader(): Promise<Finding> {
  await runWith('pipe', async ({ child, fillLog, dropped, servesThenEnds }) => {
    await fillLog()
    const lost = await dropped()
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const told = () => output.split('\n').filter((line) => line.includes('"event":"logLinesDropped"'))
    await until('the log says so', () => told().length > 0)
    assert.equal(JSON.parse(told()[0] ?? '{}').lines, lost, 'how many')
    for (const line of output.split('\n').slice(0, -1)) JSON.parse(line)
    await servesThenEnds()
    assert.equal(told().length, 1, 'once')
    assert.match(output, /"event":"stopped"/)
  })
  return {
    player: '200 all the while; SIGTERM ends the process as ever',
    log: 'logLinesDropped with their number, once, when somebody reads again; marquee_log_lines_dropped_total counts',
    lost: 'nothing but lines of the log, beyond a MiB of them',
  }
}

async function proveGoneReader(): Promise<Finding> {
  await runWith('pipe', async ({ child, fillLog, servesThenEnds }) => {
    child.stdout?.destroy()
    await fillLog()
    await servesThenEnds()
  })
  return {
    player: '200 all the while; SIGTERM ends the process as ever',
    log: 'nothing; marquee_log_lines_dropped_total counts',
    lost: 'nothing but lines of the log',
  }
}
