// Preloaded by programs that need a minimum version of Node.
import { minimumNodeMajor } from './setup/find-node.mjs'

const { node } = process.versions
if (Number.parseInt(node, 10) < minimumNodeMajor) {
  console.error(`Node ${minimumNodeMajor} or newer is needed and this is ${node}: run npm ci, or install it.`)
  process.exit(1)
}
