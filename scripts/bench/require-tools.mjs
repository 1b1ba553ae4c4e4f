import { findExecutable } from '../setup/find-executable.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** Checks that the tools of the bench are installed. @throws {ScriptError} when one is missing */
export function requireTools() {
  const missing = ['wrk', 'nginx', 'haproxy'].filter((name) => !findExecutable([name]))
  if (missing.length === 0) return
  const names = missing.join(' and ')
  const packages = missing.join(' ')
  throw new ScriptError(
    `The bench needs ${names}, from the system's packages: "apt-get install ${packages}" on Debian and Ubuntu, "brew install ${packages}" on macOS.`,
  )
}
