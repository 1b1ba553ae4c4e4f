import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Runs a command without showing its output.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions & { onLine?: ((line: string) => void) | undefined }} [options] `onLine` receives each line of standard output
 * @returns {Promise<{ ok: boolean, output: string }>} both streams in order of arrival; `ok` means exit status 0
 */
export function runCommand(command, args, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * Runs a command with its output shown in the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions & { input?: 'ignore' | 'inherit' }} [options] `inherit` lets it read standard input
 * @returns {Promise<number>} its exit status; 1 where a signal ended it
 */
export function showCommand(command, args, { input = 'ignore', ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: [input, 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
