import { findExecutable } from './find-executable.mjs'
import { runCommand, showCommand } from './run-command.mjs'
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
  if (!findExecutable(['apt-get']) || process.getuid?.() !== 0) {
    throw new ScriptError(
      `${command} needs ${absent.join(', ')}. Install them and try again: on Debian and Ubuntu with "sudo apt-get install ${names.join(' ')}".`,
    )
  }
  console.log(`Installing ${names.join(', ')} from the system's packages (once; a minute or two) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await showCommand('apt-get', ['update', '-qq'], { env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const { output } = await runCommand('apt-get', install, { env })
  const stillMissing = missing()
  if (stillMissing.length > 0) {
    throw new ScriptError(
      `${output.trim()}\napt-get could not install ${stillMissing.join(', ')}; it says why above.`,
    )
  }
}
