import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The script behind a command of an installed package, to run with the project's Node.
 * @param {string} root the repository
 * @param {string} name such as `vite`
 */
export function findTool(root, name) {
  return realpathSync(join(root, 'node_modules', '.bin', name))
}
