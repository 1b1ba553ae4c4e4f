import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * A hash of the names and contents of files, without node_modules and dist.
 * @param {string} root
 * @param {string[]} inputs files and folders in it
 */
export function hashFiles(root, inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} the files, in a fixed order
 */
function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist')
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}
