import { arch, availableParallelism, cpus, platform } from 'node:os'
import { findExecutable } from '#scripts/setup/find-executable.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'

/**
 * Describes the machine and the version of Node.
 * @param {string} node
 */
export async function describeMachine(node) {
  const cores = cpus()
  const { output } = await runCommand(node, ['--version'])
  return `${cores.length} × ${cores[0]?.model.trim() || 'processor'}, ${platform()} ${arch()}, Node ${output.trim()}`
}

const taskset = findExecutable(['taskset'])

/** Whether servers and clients are pinned to a core each. */
export const pinned = taskset !== undefined && availableParallelism() >= 2

/**
 * Pins a program to the core of its side: the measured server to one, the load generator and the platform to the other. A
 * program that runs alone is not pinned.
 * @param {'server' | 'client' | 'alone'} side
 * @param {[string, ...string[]]} command
 * @returns {[string, ...string[]]}
 */
export function pinToCore(side, command) {
  return pinned && taskset && side !== 'alone'
    ? [taskset, '-c', side === 'server' ? '0' : '1', ...command]
    : command
}
