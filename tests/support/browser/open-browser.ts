import { type Browser, chromium } from 'playwright-core'
import { findExecutable, testBrowserNames } from '../../../scripts/setup/find-executable.mjs'

// Nothing but what the tests ask for goes over the wire: a browser that looks for updates slows them down.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/**
 * Opens the machine's own Chromium; nothing is downloaded. Close it when the tests end.
 * @throws when there is none; `npm test` installs one where it may
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || findExecutable(testBrowserNames)
  if (!executablePath) {
    throw new Error(
      `None of ${testBrowserNames.join(', ')} is on this machine. Install Chromium (Debian: apt-get install chromium) or name one in CHROMIUM.`,
    )
  }
  return chromium.launch({
    executablePath,
    // Containers and roots have no user namespace for the sandbox.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--no-first-run', ...quiet],
  })
}
