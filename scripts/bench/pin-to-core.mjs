import { availableParallelism } from 'node:os'
import { findExecutable } from '../setup/find-executable.mjs'

const taskset = findExecutable(['taskset'])

/** Whether servers and clients have a core each. */
export const pinned = taskset !== undefined && availableParallelism() >= 2

/**
 * Holds a program to the core of its side: what is measured on one, what asks and what answers it on the other. What
 * runs alone has the whole machine, as it has at an operator's.
 * @param {'server' | 'client' | 'alone'} side
 * @param {[string, ...string[]]} command
 * @returns {[string, ...string[]]}
 */
export function pinToCore(side, command) {
  return pinned && taskset && side !== 'alone'
    ? [taskset, '-c', side === 'server' ? '0' : '1', ...command]
    : command
}
