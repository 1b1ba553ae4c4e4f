import { join } from 'node:path'
import { projectEnvironment } from '../setup/find-node.mjs'

/**
 * The environment of tests, with Node's compile cache, because every test file is a process that loads mostly the same
 * modules.
 * @param {string} root the repository
 */
export function testEnvironment(root) {
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node')
  return { ...projectEnvironment(root), NODE_COMPILE_CACHE }
}
