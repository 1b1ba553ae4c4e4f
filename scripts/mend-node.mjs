// Makes the Node that came with the dependencies start, or says what it lacks. See require-node.sh.
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  await findNode(projectRoot)
  return 0
})
