import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Where Chromium or a browser of its family is found; the first that exists is used. */
export const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The same for tests. Chromium without the windows around its pages comes first: it draws them with a third less work. */
export const testBrowserNames = ['chromium-headless-shell', ...chromiumNames]

/**
 * The first of some programs that this machine has.
 * @param {readonly string[]} names file names looked up on the path, or absolute paths
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
