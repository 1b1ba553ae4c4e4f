import { existsSync, readdirSync } from 'node:fs'
import { findExecutable } from './find-executable.mjs'
import { forbidServiceStarts } from './forbid-service-starts.mjs'
import { runCommand, showCommand } from './run-command.mjs'

/** Whether this machine lets packages be installed: Debian or one of its kind, as root. */
export const mayInstallPackages = () => findExecutable(['apt-get']) !== undefined && process.getuid?.() === 0

/**
 * Installs Debian's packages. The services in them start neither now nor with the machine: what needs one of their
 * programs runs it by itself.
 * @param {readonly string[]} names
 * @returns {Promise<string>} what apt-get said
 */
export async function installPackages(names) {
  console.log(`Installing ${names.join(' ')} from the system's packages (once; a minute or two) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await showCommand('apt-get', ['update', '-qq'], { env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const before = servicesIn()
  const { output } = await forbidServiceStarts(() => runCommand('apt-get', install, { env }))
  await disable(servicesIn().filter((name) => !before.includes(name)))
  return output
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
