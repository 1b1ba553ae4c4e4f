import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTool } from './find-tool.mjs'
import { hashFiles } from './hash-files.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

const inputs = ['packages/web', 'packages/studio', 'packages/contracts', 'package-lock.json']
const outputs = [
  ...['client/.vite/manifest.json', 'server/entry-server.js', 'server/scripts/start-client.js'],
  '../../studio/dist/page/studio.js',
]

/**
 * Builds the client, the bundle that renders it on the server, and the page of the template studio, unless the last
 * build was made from the same sources.
 * @param {string} root the repository
 * @param {string} node executable that runs the build
 * @param {{ always?: boolean }} [options] `always` builds even when nothing has changed
 */
export async function buildWeb(root, node, { always = false } = {}) {
  const dist = join(root, 'packages/web/dist')
  const stamp = join(dist, 'sources.sha256')
  const hash = hashFiles(root, inputs)
  const isBuilt = outputs.every((file) => existsSync(join(dist, file)))
  if (!always && isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  // On standard error: what follows may print what programs read.
  console.error('Building the web client (only when its sources have changed; about ten seconds) …')
  const builds = await Promise.all([
    vite(node, root, 'web'),
    vite(node, root, 'web', '--ssr', 'src/entry-server.tsx'),
    vite(node, root, 'studio'),
  ])
  const failed = builds.find((build) => !build.ok)
  if (failed)
    throw new ScriptError(`${failed.output.trim()}\nThe web client could not be built: Vite says why above.`)
  writeFileSync(stamp, hash)
}

/**
 * @param {string} node
 * @param {string} root
 * @param {'web' | 'studio'} folder of the package
 * @param {string[]} args
 */
function vite(node, root, folder, ...args) {
  const command = [findTool(root, 'vite'), 'build', '--logLevel', 'warn', ...args]
  return runCommand(node, command, { cwd: join(root, 'packages', folder) })
}
