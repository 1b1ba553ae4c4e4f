import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** What the verification of the image keeps between two runs: the base, and what the last run made. */
export const imageFolder = join(projectRoot, '.data', 'image')

/**
 * Runs buildah on a storage of the project's own, so that the machine's images are neither seen nor touched.
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<string>} what it wrote
 */
export async function buildah(args, cwd = projectRoot) {
  const { ok, output } = await tryBuildah(args, cwd)
  if (!ok) throw new ScriptError(`${output.trim()}\nbuildah ${args[0]} failed: it says why above.`)
  return output
}

/**
 * As `buildah`, for a question that may be answered by a failure.
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function tryBuildah(args, cwd = projectRoot) {
  mkdirSync(imageFolder, { recursive: true })
  const storage = ['--root', join(imageFolder, 'storage'), '--runroot', join(imageFolder, 'run')]
  // The plainest driver: it needs nothing of the file system below.
  return runCommand('buildah', [...storage, '--storage-driver', 'vfs', ...args], { cwd })
}
