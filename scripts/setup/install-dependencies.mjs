import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/**
 * Installs the dependencies of package-lock.json, unless they are already installed.
 * @param {string} root the repository
 */
export async function installDependencies(root) {
  if (dependenciesAreCurrent(root)) return
  // On standard error: what follows may print what programs read.
  console.error('Installing dependencies (only when package-lock.json has changed; about half a minute) …')
  const { ok, output } = await runNpm(root, ['ci', '--include=dev', '--include=optional'])
  if (!ok)
    throw new ScriptError(`${output.trim()}\nThe dependencies could not be installed: npm ci says why above.`)
}

/**
 * Compares the lock file with npm's record of what is installed, so a manual `npm install` counts too. Optional packages
 * may be absent, because they are for other platforms.
 * @param {string} root the repository
 */
export function dependenciesAreCurrent(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const required = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(record)
  return (
    Object.entries(required).every(([path, { version, optional }]) => {
      const found = installed[path]
      return found ? found.version === version : path === '' || optional === true
    }) && Object.keys(installed).every((path) => path in required)
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
 * Runs npm in a folder, without audit and funding messages.
 * @param {string} folder
 * @param {string[]} npmArgs
 */
export function runNpm(folder, npmArgs) {
  const { command, args, env } = npmCommand()
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  return runCommand(command, [...args, ...quiet, ...npmArgs], { cwd: folder, env })
}

// The npm that runs this script, on the host's Node: the Node in node_modules is about to be replaced.
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env
  if (npm && node) return { command: node, args: [npm], env: process.env }
  const folders = PATH.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { command: 'npm', args: [], env: { ...process.env, PATH: folders.join(delimiter) } }
}
