import { findExecutable } from './find-executable.mjs'
import { runCommand, showCommand } from './run-command.mjs'
import { withoutServices } from './without-services.mjs'

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
  const { output } = await withoutServices(() => runCommand('apt-get', install, { env }))
  await disableServices(names)
  return output
}

/** @param {readonly string[]} names packages that were installed a moment ago */
async function disableServices(names) {
  if (!findExecutable(['systemctl'])) return
  const listings = await Promise.all(names.map((name) => runCommand('dpkg-query', ['--listfiles', name])))
  const services = listings.flatMap(({ output }) => servicesIn(output))
  if (services.length > 0) await runCommand('systemctl', ['disable', '--quiet', ...services])
}

/**
 * The services among the files of a package. One with an @ in its name is a pattern, which nothing starts by itself.
 * @param {string} listing a path on each line
 */
export function servicesIn(listing) {
  return [...listing.matchAll(/^\/(?:usr\/)?lib\/systemd\/system\/([^/@\n]+\.service)$/gm)].map(
    ([, name = '']) => name,
  )
}
