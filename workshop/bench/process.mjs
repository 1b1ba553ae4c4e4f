import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { pinToCore } from './machine.mjs'
import { sendRequest } from './send-request.mjs'

// Generous, for busy machines; the start time has its own row.
const startTimeoutMs = 60_000
// The unit of /proc on every Linux that Node runs on.
const clockTicksPerSecond = 100

/** @type {Set<Process>} */
const running = new Set()
// A bench that is interrupted leaves no server behind.
process.once('exit', () => running.forEach((each) => void each.child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/**
 * A process of the bench. Its standard output is discarded, which costs every server the same; its standard error is kept
 * in a file.
 */
export class Process {
  /**
   * @param {string} name shown in messages
   * @param {'server' | 'client' | 'alone'} side whose core it runs on
   * @param {[string, ...string[]]} command
   * @param {{ folder: string, cwd?: string, env?: NodeJS.ProcessEnv }} options the folder is for its error
   * output, and its working directory unless `cwd` is given
   */
  constructor(name, side, command, { folder, cwd = folder, env = process.env }) {
    this.name = name
    this.errorFile = `${folder}/${name}.err`
    const [program, ...args] = pinToCore(side, command)
    const nothing = openSync('/dev/null', 'w')
    const errors = openSync(this.errorFile, 'w')
    this.startedAt = performance.now()
    this.child = spawn(program, args, { env, cwd, stdio: ['ignore', nothing, errors] })
    running.add(this)
    closeSync(nothing)
    closeSync(errors)
    /** @type {Promise<void>} */
    this.ended = new Promise((resolve) => {
      const end = () => {
        running.delete(this)
        resolve()
      }
      this.child.once('exit', end).once('error', end)
    })
  }

  /**
   * Waits for the first response, whatever its status; a process that gives none is stopped.
   * @param {string} url
   * @param {Record<string, string>} [headers]
   * @returns {Promise<number>} milliseconds since the start of the process
   */
  async waitForFirstResponse(url, headers = {}) {
    while (performance.now() - this.startedAt < startTimeoutMs) {
      if (this.child.pid === undefined || this.child.exitCode !== null) break
      const answer = await sendRequest(url, { headers }).catch(() => undefined)
      if (answer) return performance.now() - this.startedAt
      await delay(5)
    }
    await this.stop()
    throw new ScriptError(
      `${readFileSync(this.errorFile, 'utf8')}\nThe ${this.name} does not answer at ${url}.`,
    )
  }

  /** Resident memory in megabytes; NaN where the system has no /proc. */
  residentMegabytes() {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    } catch {
      return Number.NaN
    }
  }

  /** Seconds of processor time since the start; NaN where the system has no /proc. */
  cpuSeconds() {
    try {
      const [, fields = ''] = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')
      const [user, system] = fields.split(' ').slice(11, 13).map(Number)
      return ((user ?? 0) + (system ?? 0)) / clockTicksPerSecond
    } catch {
      return Number.NaN
    }
  }

  async stop() {
    this.child.kill('SIGTERM')
    const killTimer = setTimeout(() => this.child.kill('SIGKILL'), 5000)
    await this.ended
    clearTimeout(killTimer)
  }
}
