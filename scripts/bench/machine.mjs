import { arch, cpus, platform } from 'node:os'
import { runCommand } from '../setup/run-command.mjs'

/**
 * The machine and the Node of a run, in a few words.
 * @param {string} node
 */
export async function describeMachine(node) {
  const cores = cpus()
  const { output } = await runCommand(node, ['--version'])
  return `${cores.length} × ${cores[0]?.model.trim() || 'processor'}, ${platform()} ${arch()}, Node ${output.trim()}`
}
