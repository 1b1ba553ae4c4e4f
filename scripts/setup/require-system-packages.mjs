import { existsSync } from 'node:fs'
import { findExecutable, redisServer, testBrowserNames } from './find-executable.mjs'
import { installPackages, mayInstallPackages } from './install-packages.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/** What the tests need from the machine beside Node: Debian's package, and how to see that it is there. */
const needs = [
  { name: 'chromium', isPresent: async () => findExecutable(testBrowserNames) !== undefined },
  { name: 'redis-server', isPresent: async () => findExecutable([redisServer]) !== undefined },
  // Proxies as operators run them, through which the events of players have to come.
  { name: 'nginx', isPresent: async () => findExecutable(['nginx', '/usr/sbin/nginx']) !== undefined },
  { name: 'haproxy', isPresent: async () => findExecutable(['haproxy', '/usr/sbin/haproxy']) !== undefined },
  // Signs the certificates of tests.
  { name: 'openssl', isPresent: async () => findExecutable(['openssl']) !== undefined },
  { name: 'lnav', isPresent: async () => findExecutable(['lnav']) !== undefined },
  { name: 'fonts-noto-cjk', isPresent: hasChineseFont },
  // Brings promtool, which tests the alerts.
  { name: 'prometheus', isPresent: async () => findExecutable(['promtool']) !== undefined },
]

/** What only makes the tests faster, so that they go on without it. */
const headlessShell = 'chromium-headless-shell'

/** Installs what is missing where the machine lets it; says what to install where not. */
export async function requireSystemPackages() {
  const mayInstall = mayInstallPackages()
  const missing = await missingPackages()
  if (missing.length > 0 && !mayInstall) {
    throw new ScriptError(
      `The tests need ${missing.join(', ')}. Install them and run npm test again: on Debian and Ubuntu with "sudo apt-get install ${missing.join(' ')}", on macOS with "brew install --cask chromium" and "brew install redis lnav nginx haproxy openssl prometheus".`,
    )
  }
  if (missing.length > 0) {
    const output = await installPackages(missing)
    const stillMissing = await missingPackages()
    if (stillMissing.length > 0) {
      throw new ScriptError(
        `${output.trim()}\napt-get could not install ${stillMissing.join(', ')}; it says why above.`,
      )
    }
  }
  const hasShell = process.env.CHROMIUM || findExecutable([headlessShell])
  if (mayInstall && !hasShell && (await isOffered(headlessShell))) await installPackages([headlessShell])
}

/**
 * Whether the system's list of packages has one: Ubuntu's lacks what Debian's has.
 * @param {string} name
 */
async function isOffered(name) {
  return (await runCommand('apt-cache', ['show', '--no-all-versions', name])).ok
}

async function missingPackages() {
  const present = await Promise.all(needs.map((need) => need.isPresent()))
  return needs.filter((_, index) => !present[index]).map((need) => need.name)
}

// Without one, Chinese pages are rows of boxes and their widths mean nothing. macOS brings its own.
async function hasChineseFont() {
  if (process.platform === 'darwin') return true
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true
  if (!findExecutable(['fc-list'])) return false
  const { output } = await runCommand('fc-list', [':lang=zh-cn', 'family'])
  return output.trim() !== ''
}
