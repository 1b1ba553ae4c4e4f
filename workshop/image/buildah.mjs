import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'

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

const width = 110
// The other instructions take no time.
const slowInstruction = /^(\[\d+\/\d+\] )?STEP \d+\/\d+: (?:FROM .+ AS (.+)|(RUN .+))/
const slowPhase =
  /^I: ((?:Resolving dependencies|Installing|Unpacking|Configuring) .+ (?:packages|system)\.\.\.)/

/**
 * The progress that a line of buildah's or debootstrap's output reports.
 * @param {string} line
 * @returns {string | undefined} undefined where the line reports nothing that takes time
 */
export function buildProgress(line) {
  const [, position = '', stage, command] = slowInstruction.exec(line) ?? []
  const instruction = stage ? `stage ${stage}` : command?.replace(/--mount=\S+\s+/g, '')
  const step = instruction ? position + instruction : slowPhase.exec(line)?.[1]
  return step && step.length > width ? `${step.slice(0, width - 1)}…` : step
}

/**
 * Prints the progress that a line of output reports, if any.
 * @param {string} line
 */
export function showBuildProgress(line) {
  const step = buildProgress(line)
  if (step) console.log(`  ${step}`)
}
