import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/** The first major version of Node that runs the TypeScript sources by type stripping. */
export const minimumNodeMajor = 26

/**
 * Finds the Node that runs everything after the installation: the one installed as a dependency, or else the host's if it
 * is new enough.
 * @param {string} root the repository
 * @returns {Promise<string>} path of the executable
 */
export async function findNode(root) {
  for (const node of [join(root, 'node_modules', '.bin', 'node'), process.execPath]) {
    if (existsSync(node) && (await majorOf(node)) >= minimumNodeMajor) return node
  }
  throw new ScriptError(
    `Node ${minimumNodeMajor} or newer is needed: this machine has ${process.versions.node}, and none came with the dependencies for ${process.platform} ${process.arch}; install it from https://nodejs.org and try again.`,
  )
}

/**
 * The environment for programs of this repository, with its tools and its Node first in PATH.
 * @param {string} root the repository
 */
export function projectEnvironment(root) {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) }
}

/** @param {string} node */
async function majorOf(node) {
  try {
    const { output } = await runCommand(node, ['--version'])
    return Number(/^v(\d+)\./.exec(output)?.[1] ?? 0)
  } catch {
    // A binary for another platform.
    return 0
  }
}
