import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from '../setup/hash-files.mjs'
import { runNpm } from '../setup/install-dependencies.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { Stop } from '../setup/stop.mjs'

const sources = fileURLToPath(new URL('nuxt', import.meta.url))

/**
 * Installs and builds the page of Nuxt, which is no part of the product, in a place of its own; nothing happens when
 * that was done for these sources.
 * @param {string} root the repository
 * @param {string} node executable that runs the build
 * @returns {Promise<string>} the file that serves the page
 */
export async function buildNuxt(root, node) {
  const folder = join(root, '.data/bench-nuxt')
  const stamp = join(folder, 'sources.sha256')
  const server = join(folder, '.output/server/index.mjs')
  const hash = hashFiles(sources, ['.'])
  if (existsSync(server) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return server
  console.log('Installing and building Nuxt to compare with (only the first time; about a minute) …')
  rmSync(folder, { recursive: true, force: true })
  cpSync(sources, folder, { recursive: true })
  const installed = await runNpm(folder, ['install'])
  if (!installed.ok)
    throw new Stop(`${installed.output.trim()}\nNuxt could not be installed: npm says why above.`)
  const built = await runCommand(node, ['node_modules/nuxt/bin/nuxt.mjs', 'build'], { cwd: folder })
  if (!built.ok)
    throw new Stop(`${built.output.trim()}\nThe page of Nuxt could not be built: it says why above.`)
  writeFileSync(stamp, hash)
  return server
}
