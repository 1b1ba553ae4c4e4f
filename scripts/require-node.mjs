// Loaded before a program that needs the Node this repository is written for.
import { leastNodeMajor } from './setup/least-node.mjs'

const { node } = process.versions
if (Number.parseInt(node, 10) < leastNodeMajor) {
  console.error(`Node ${leastNodeMajor} or newer is needed and this is ${node}: run npm ci, or install it.`)
  process.exit(1)
}
