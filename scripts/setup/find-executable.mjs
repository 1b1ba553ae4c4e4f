import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { carriedBrowser } from './carried-browser.mjs'
import { ScriptError } from './run-script.mjs'

/** Names of Chromium and related browsers, in order of preference. */
export const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The same for tests. One that npm carries is there only where the system's do not run; a headless shell needs less
 * processor time than the others.
 */
export const testBrowserNames = [carriedBrowser, 'chromium-headless-shell', ...chromiumNames]

/** The server of tests that share state: Redis, unless `REDIS_SERVER` names another program, such as `valkey-server`. */
export const redisServer = process.env.REDIS_SERVER || 'redis-server'

/**
 * Finds the first of some programs that exists on this machine.
 * @param {readonly string[]} names file names to look up in PATH, or absolute paths
 * @returns {string | undefined} its absolute path
 */
export function findExecutable(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  return places.find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The machine's own browser: nothing is downloaded. `CHROME_PATH` or `CHROMIUM` may name one. */
export function chromiumPath() {
  const path = process.env.CHROME_PATH || process.env.CHROMIUM || findExecutable(chromiumNames)
  if (!path)
    throw new ScriptError(
      'There is no Chromium here. Install it (Debian: apt-get install chromium), or name one in CHROME_PATH.',
    )
  return path
}
