import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findTool } from './find-tool.mjs'
import { runCommand } from './run-command.mjs'
import { Stop } from './stop.mjs'

const inputs = ['packages/web', 'packages/contracts', 'package-lock.json']
const outputs = ['client/.vite/manifest.json', 'server/entry-server.js']

/**
 * Builds the client and the bundle that renders it on the server, unless the last build was made of these sources.
 * @param {string} root the repository
 * @param {string} node executable that runs the build
 * @param {{ always?: boolean }} [options] `always` builds whatever stands
 */
export async function buildWeb(root, node, { always = false } = {}) {
  const dist = join(root, 'packages/web/dist')
  const stamp = join(dist, 'sources.sha256')
  const hash = hashSources(root)
  const isBuilt = outputs.every((file) => existsSync(join(dist, file)))
  if (!always && isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the web client (only when its sources have changed; about ten seconds) …')
  const builds = await Promise.all([
    vite(root, node, []),
    vite(root, node, ['--ssr', 'src/entry-server.tsx']),
  ])
  const failed = builds.find((build) => !build.ok)
  if (failed)
    throw new Stop(`${failed.output.trim()}\nThe web client could not be built: Vite says why above.`)
  writeFileSync(stamp, hash)
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 */
function vite(root, node, args) {
  const command = [findTool(root, 'vite'), 'build', '--logLevel', 'warn', ...args]
  return runCommand(node, command, { cwd: join(root, 'packages/web') })
}

/** @param {string} root */
function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} the files, in a fixed order
 */
function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist')
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}
