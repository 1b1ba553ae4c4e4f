import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'

/**
 * A copy of this repository whose gateway is measured.
 * @typedef {object} Checkout
 * @property {string} name as the tables show it
 * @property {string} folder
 * @property {string} serve the command of `npm run serve`, for a shell in the folder
 */

/**
 * This checkout, then the others.
 * @param {string[]} folders of the others
 * @returns {Checkout[]}
 */
export function readCheckouts(folders) {
  return [
    readCheckout('this checkout', projectRoot),
    ...folders.map((folder) => readCheckout(basename(resolve(folder)), resolve(folder))),
  ]
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {Checkout}
 * @throws {ScriptError} where the bench cannot start its gateway, or not with the settings that are compared
 */
export function readCheckout(name, folder) {
  const missing = ['package.json', 'node_modules/.bin/node', 'packages/web/dist'].find(
    (path) => !existsSync(join(folder, path)),
  )
  if (missing) throw new ScriptError(`${folder} has no ${missing}: install and build it first.`)
  if (existsSync(join(folder, '.env'))) {
    throw new ScriptError(
      `${folder}/.env changes what npm run serve measures: move it away during the bench.`,
    )
  }
  /** @type {{ scripts?: { serve?: string } }} */
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const serve = scripts?.serve ?? ''
  // Memory and processor time are read of the started process, so it must become the gateway itself.
  if (!/\bexec node\b/.test(serve)) throw new ScriptError(`npm run serve of ${folder} does not "exec node".`)
  return { name, folder, serve }
}
