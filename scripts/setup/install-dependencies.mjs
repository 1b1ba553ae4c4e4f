import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/**
 * Brings node_modules to what package-lock.json says, and does nothing when it already is.
 * @param {string} root the repository
 */
export async function installDependencies(root) {
  if (dependenciesAreCurrent(root)) return
  console.log('Installing dependencies (only when package-lock.json has changed; about half a minute) …')
  const { ok, output } = await runNpm(root, ['ci', '--include=dev', '--include=optional'])
  if (!ok)
    throw new ScriptError(`${output.trim()}\nThe dependencies could not be installed: npm ci says why above.`)
}

/**
 * Compares the lock file with the record that npm keeps of what it installed, so an install by hand counts too.
 * Optional packages may be absent: they are for other machines.
 * @param {string} root the repository
 */
export function dependenciesAreCurrent(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(record)
  return (
    Object.entries(wanted).every(([path, { version, optional }]) => {
      const found = present[path]
      return found ? found.version === version : path === '' || optional === true
    }) && Object.keys(present).every((path) => path in wanted)
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * Runs npm in a folder, without its talk.
 * @param {string} folder
 * @param {string[]} words what to do
 */
export function runNpm(folder, words) {
  const { command, args, env } = npmCommand()
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  return runCommand(command, [...args, ...words, ...quiet], { cwd: folder, env })
}

// The npm that runs this script, on the host's own Node: the one in node_modules is about to be replaced.
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env
  if (npm && node) return { command: node, args: [npm], env: process.env }
  const folders = PATH.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { command: 'npm', args: [], env: { ...process.env, PATH: folders.join(delimiter) } }
}
