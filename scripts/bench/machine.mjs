import { arch, cpus, platform } from 'node:os'
import { runCommand } from '../setup/run-command.mjs'

/**
 * Describes the machine and the version of Node.
 * @param {string} node
 */
export async function describeMachine(node) {
  const cores = cpus()
  const { output } = await runCommand(node, ['--version'])
  return `${cores.length} × ${cores[0]?.model.trim() || 'processor'}, ${platform()} ${arch()}, Node ${output.trim()}`
}
