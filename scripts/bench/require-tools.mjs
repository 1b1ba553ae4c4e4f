import { findExecutable } from '../setup/find-executable.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** Stops in one sentence when a tool of the bench is not there. */
export function requireTools() {
  const missing = ['wrk', 'nginx'].filter((name) => !findExecutable([name]))
  if (missing.length === 0) return
  const names = missing.join(' and ')
  const packages = missing.join(' ')
  throw new ScriptError(
    `The bench needs ${names}, from the system's packages: "apt-get install ${packages}" on Debian and Ubuntu, "brew install ${packages}" on macOS.`,
  )
}
