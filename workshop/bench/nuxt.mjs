import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTool } from '#scripts/setup/find-tool.mjs'
import { hashFiles } from '#scripts/setup/hash-files.mjs'
import { runNpm } from '#scripts/setup/install-dependencies.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'

const sources = fileURLToPath(new URL('nuxt', import.meta.url))

/**
 * Installs and builds the Nuxt page to compare with in a folder of its own, unless that was done for the same sources.
 * @param {string} node executable that runs the build
 * @returns {Promise<string>} the file that serves the page
 */
export async function buildNuxt(node) {
  const folder = join(projectRoot, '.data/bench-nuxt')
  const stamp = join(folder, 'sources.sha256')
  const server = join(folder, '.output/server/index.mjs')
  const hash = hashFiles(sources, ['.'])
  if (existsSync(server) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return server
  console.log('Installing and building Nuxt to compare with (only the first time; about a minute) …')
  rmSync(folder, { recursive: true, force: true })
  cpSync(sources, folder, { recursive: true })
  const installed = await runNpm(folder, ['install'])
  if (!installed.ok)
    throw new ScriptError(`${installed.output.trim()}\nNuxt could not be installed: npm says why above.`)
  const built = await runCommand(node, [findTool(folder, 'nuxt'), 'build'], { cwd: folder })
  if (!built.ok)
    throw new ScriptError(`${built.output.trim()}\nThe page of Nuxt could not be built: it says why above.`)
  writeFileSync(stamp, hash)
  return server
}
