// npm run build: builds the web client, whether or not its sources have changed.
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  await buildWeb(projectRoot, await findNode(projectRoot), { always: true })
  return 0
})
