import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '../setup/run-script.mjs'

const defaultStartTimeoutMs = 30_000
const pollIntervalMs = 100
const stopTimeoutMs = 15_000
const shownLogLines = 15

/**
 * @typedef {object} ProgramOptions
 * @property {string} name shown in messages
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile absolute path of the file for its output, truncated at each start
 * @property {number} [startTimeoutMs] default 30 s
 */

/** A child process whose output goes to a log file. */
export class Program {
  /** @param {ProgramOptions} options */
  constructor({ name, command, args, cwd, env, logFile, startTimeoutMs = defaultStartTimeoutMs }) {
    this.name = name
    this.startTimeoutMs = startTimeoutMs
    this.logFile = logFile
    mkdirSync(dirname(logFile), { recursive: true })
    const log = openSync(logFile, 'w')
    this.child = spawn(command, args, { cwd, env, stdio: ['ignore', log, log] })
    closeSync(log)
    /** Resolves when the process has ended. @type {Promise<void>} */
    this.ended = new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.once('error', () => resolve())
    })
  }

  get isRunning() {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /**
   * Waits until a URL responds with success.
   * @param {string} url
   */
  async waitUntilReachable(url) {
    const giveUpAt = Date.now() + this.startTimeoutMs
    while (this.isRunning && Date.now() < giveUpAt) {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (response?.ok) return
      await delay(pollIntervalMs)
    }
    throw this.isRunning
      ? new ScriptError(
          `${this.lastLogLines()}\nThe ${this.name} does not answer at ${url} after ${this.startTimeoutMs / 1000} s.`,
        )
      : this.exitError()
  }

  /** The error that reports how the process ended. */
  exitError() {
    const { exitCode, signalCode } = this.child
    const how = signalCode ? `by ${signalCode}` : `with exit status ${exitCode}`
    return new ScriptError(
      `${this.lastLogLines()}\nThe ${this.name} ended ${how}; its last lines are above, all of them in ${this.logFile}.`,
    )
  }

  /** Stops the process with SIGTERM, or with SIGKILL when it takes too long. */
  async stop() {
    if (!this.isRunning) return
    this.child.kill('SIGTERM')
    const killTimer = setTimeout(() => this.child.kill('SIGKILL'), stopTimeoutMs)
    await this.ended
    clearTimeout(killTimer)
  }

  lastLogLines() {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-shownLogLines).join('\n')
  }
}
