import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

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
