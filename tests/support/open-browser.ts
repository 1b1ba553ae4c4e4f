import { type Browser, chromium } from 'playwright-core'
import { chromiumNames, findExecutable } from '../../scripts/setup/find-executable.mjs'

/**
 * Opens the machine's own Chromium; nothing is downloaded. Close it when the tests end.
 * @throws when there is none; `npm test` installs one where it may
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findExecutable(chromiumNames)
  if (executablePath === undefined) throw new Error(`None of ${chromiumNames.join(', ')} is on this machine.`)
  return chromium.launch({
    executablePath,
    // Containers and roots have no user namespace for the sandbox.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
}
