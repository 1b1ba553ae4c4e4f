import { existsSync } from 'node:fs'
import { fetchBrowser, isBrowserCarried } from './carried-browser.mjs'
import { findExecutable, redisServer, testBrowserNames } from './find-executable.mjs'
import { installPackages, isOffered, mayInstallPackages } from './install-packages.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/**
 * What tests need from the machine beside Node: Debian's package, and how to see that it is there. `npm test` needs the
 * first three; `isFull` marks what a full run needs beside.
 */
const needs = [
  { name: 'chromium', isPresent: hasBrowser },
  { name: 'redis-server', isPresent: async () => findExecutable([redisServer]) !== undefined },
  // The guides' commands, which tests type.
  { name: 'curl', isPresent: async () => hasProgram('curl') },
  // Without one, Chinese pages are rows of boxes and their widths mean nothing.
  { name: 'fonts-noto-cjk', isPresent: hasChineseFont, isFull: true },
  // Proxies as operators run them, through which the events of players have to come.
  { name: 'nginx', isPresent: async () => hasProgram('nginx'), isFull: true },
  { name: 'haproxy', isPresent: async () => hasProgram('haproxy'), isFull: true },
  // Reads the file for Compose; it needs no Docker for that.
  { name: 'docker-compose', isPresent: async () => hasProgram('docker-compose'), isFull: true },
  // Signs the certificates of tests.
  { name: 'openssl', isPresent: async () => hasProgram('openssl'), isFull: true },
  // Of longer guides.
  { name: 'jq', isPresent: async () => hasProgram('jq'), isFull: true },
  { name: 'lnav', isPresent: async () => hasProgram('lnav'), isFull: true },
  // Brings promtool, which tests the alerts.
  { name: 'prometheus', isPresent: async () => hasProgram('promtool'), isFull: true },
]

/** What only makes the tests faster, so that they go on without it. */
const headlessShell = 'chromium-headless-shell'

const hint = (/** @type {readonly string[]} */ names) =>
  `on Debian and Ubuntu with "sudo apt-get install ${names.join(' ')}", on macOS with "brew install --cask chromium" and "brew install redis jq lnav nginx haproxy docker-compose openssl prometheus"`

/**
 * Installs what is missing where the machine lets it, and says what to install where not: tests go on without it.
 * @param {{ isFull: boolean }} run
 */
export async function installSystemPackages({ isFull }) {
  const mayInstall = mayInstallPackages()
  const missing = await missingPackages(isFull)
  const output = missing.length > 0 && mayInstall ? await installPackages(missing) : ''
  if (isBrowserCarried && !(await hasBrowser()))
    await fetchBrowser().catch((error) => console.warn(error.message))
  const stillMissing = missing.length > 0 ? await missingPackages(isFull) : missing
  if (stillMissing.length > 0) {
    const reason = output ? `${output.trim()}\napt-get says above why it could not install them. ` : ''
    console.warn(
      `${reason}Tests that need ${stillMissing.join(', ')} are left out, and named at the end. Install them ${hint(stillMissing)}.`,
    )
  }
  const hasShell = process.env.CHROMIUM || findExecutable([headlessShell])
  if (mayInstall && !hasShell && (await isOffered(headlessShell))) await installPackages([headlessShell])
}

/**
 * Installs what a full run needs.
 * @throws ScriptError when something is still missing
 */
export async function requireSystemPackages() {
  await installSystemPackages({ isFull: true })
  const missing = await missingPackages(true)
  if (missing.length > 0)
    throw new ScriptError(`This needs ${missing.join(', ')}. Install them ${hint(missing)}, and try again.`)
}

/** @param {boolean} isFull */
async function missingPackages(isFull) {
  const needed = needs.filter((need) => isFull || !need.isFull)
  const present = await Promise.all(needed.map((need) => need.isPresent()))
  return needed.filter((_, index) => !present[index]).map((need) => need.name)
}

// Debian keeps servers where only its administrator looks.
const hasProgram = (/** @type {string} */ name) => findExecutable([name, `/usr/sbin/${name}`]) !== undefined

/** Whether there is a browser that starts: Ubuntu has a program of that name which only says where to get one. */
export async function hasBrowser() {
  const browser = process.env.CHROMIUM || findExecutable(testBrowserNames)
  return browser !== undefined && (await runCommand(browser, ['--version'])).ok
}

// macOS brings its own.
async function hasChineseFont() {
  if (process.platform === 'darwin') return true
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true
  if (!findExecutable(['fc-list'])) return false
  const { output } = await runCommand('fc-list', [':lang=zh-cn', 'family'])
  return output.trim() !== ''
}
