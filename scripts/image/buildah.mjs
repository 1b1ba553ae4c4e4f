import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** Data kept between two runs: the base image and the output of the last run. */
export const imageFolder = join(projectRoot, '.data', 'image')

/**
 * Runs buildah with the project's own storage, separate from the images of the machine.
 * @param {string[]} args
 * @param {(line: string) => void} [onLine] receives each line of its output
 * @returns {Promise<string>} its output
 */
export async function buildah(args, onLine) {
  const { ok, output } = await tryBuildah(args, onLine)
  if (!ok) throw new ScriptError(`${output.trim()}\nbuildah ${args[0]} failed: it says why above.`)
  return output
}

/**
 * Like `buildah`, but returns a failure instead of throwing.
 * @param {string[]} args
 * @param {(line: string) => void} [onLine]
 */
export function tryBuildah(args, onLine) {
  mkdirSync(imageFolder, { recursive: true })
  const storage = ['--root', join(imageFolder, 'storage'), '--runroot', join(imageFolder, 'run')]
  // vfs works on every file system.
  return runCommand('buildah', [...storage, '--storage-driver', 'vfs', ...args], { cwd: projectRoot, onLine })
}
