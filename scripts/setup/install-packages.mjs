import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findExecutable } from './find-executable.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/** Whether this machine lets packages be installed: Debian or one of its kind, as root. */
export const mayInstallPackages = () => findExecutable(['apt-get']) !== undefined && process.getuid?.() === 0

/**
 * Installs Debian's packages. The services in them start neither now nor with the machine: what needs one of their
 * programs runs it by itself.
 * @param {readonly string[]} names
 * @returns {Promise<string>} what apt-get said
 */
export async function installPackages(names) {
  // On standard error: what follows may print what programs read.
  console.error(`Installing ${names.join(' ')} from the system's packages (once; a minute or two) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-qq'], { env })
  const offered = await Promise.all(names.map(isOffered))
  const found = names.filter((_, index) => offered[index])
  const absent = names.filter((name) => !found.includes(name)).map((name) => `There is no package ${name}.\n`)
  if (found.length === 0) return update.output + absent.join('')
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...found]
  const before = servicesIn()
  const { output } = await forbidServiceStarts(() => runCommand('apt-get', install, { env }))
  await disable(servicesIn().filter((name) => !before.includes(name)))
  return update.output + output + absent.join('')
}

/**
 * Whether the system's list of packages has one: Ubuntu's lacks what Debian's has.
 * @param {string} name
 */
export async function isOffered(name) {
  return (await runCommand('apt-cache', ['show', '--no-all-versions', name])).ok
}

/** @param {readonly string[]} services */
async function disable(services) {
  if (services.length > 0 && findExecutable(['systemctl']))
    await runCommand('systemctl', ['disable', '--quiet', ...services])
}

/**
 * The services that packages have brought. One with an @ in its name is a pattern, which nothing starts by itself.
 * @param {string} [folder] of their units
 */
export function servicesIn(folder = '/usr/lib/systemd/system') {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.service') && !name.includes('@'))
}

/**
 * Installs the programs that a command needs where the machine lets it; says what to install where not.
 * @param {string} command as a person types it
 * @param {Readonly<Record<string, string>>} packages Debian's package by the name of the program
 */
export async function requireTools(command, packages) {
  const missing = () => Object.keys(packages).filter((tool) => !findExecutable([tool]))
  const absent = missing()
  if (absent.length === 0) return
  const names = absent.map((tool) => packages[tool] ?? tool)
  if (!mayInstallPackages()) {
    throw new ScriptError(
      `${command} needs ${absent.join(', ')}. Install them and try again: on Debian and Ubuntu with "sudo apt-get install ${names.join(' ')}".`,
    )
  }
  const output = await installPackages(names)
  const stillMissing = missing()
  if (stillMissing.length > 0) {
    throw new ScriptError(
      `${output.trim()}\napt-get could not install ${stillMissing.join(', ')}; it says why above.`,
    )
  }
}

const place = '/usr/sbin/policy-rc.d'

// Status 101: the action is forbidden, see invoke-rc.d(8).
const policy = `#!/bin/sh
# Written by Marquee while it installs packages for its tests, and removed afterwards: they are to start no services.
exit 101
`
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs an installation of Debian's packages that starts no services, by the policy that invoke-rc.d asks. A policy that
 * the machine has stays as it is.
 * @template T
 * @param {() => Promise<T>} install
 * @param {string} [file] where the policy belongs
 * @returns {Promise<T>}
 */
export async function forbidServiceStarts(install, file = place) {
  // One of ours is left over from an installation that was killed.
  const isLeft = existsSync(file) && readFileSync(file, 'utf8') === policy
  if (existsSync(file) && !isLeft) return install()
  writeFileSync(file, policy)
  chmodSync(file, 0o755)
  const remove = () => rmSync(file, { force: true })
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    remove()
    forget()
    process.kill(process.pid, signal)
  }
  const forget = () => {
    for (const signal of signals) process.off(signal, stop)
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    return await install()
  } finally {
    remove()
    forget()
  }
}
