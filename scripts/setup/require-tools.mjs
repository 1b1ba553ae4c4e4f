import { findExecutable } from './find-executable.mjs'
import { installPackages, mayInstallPackages } from './install-packages.mjs'
import { ScriptError } from './run-script.mjs'

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
