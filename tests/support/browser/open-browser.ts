import { type Browser, chromium } from 'playwright-core'
import { findExecutable, testBrowserNames } from '#scripts/setup/find-executable.mjs'

// Background requests of the browser, such as update checks, slow the tests down.
const noBackgroundRequests = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Each brand is a site, whose first page would start a process: a third of what that page takes.
const oneProcess = ['--process-per-site', '--disable-site-isolation-trials', '--renderer-process-limit=1']

/**
 * Launches the system's Chromium; nothing is downloaded. The caller closes it.
 * @throws Error when there is none; `npm test` installs one when it runs as root with apt-get
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
    // Chromium's sandbox is not available to root or in most containers.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--no-first-run', ...oneProcess, ...noBackgroundRequests],
  })
}
