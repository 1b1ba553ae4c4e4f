// npm run prove:money: proves from outside that a platform moves money once, and writes a certificate.
import { join } from 'node:path'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { showCommand } from './setup/run-command.mjs'
import { runScript } from './setup/run-script.mjs'

// What follows reads the contracts, which need the project's own Node.
const inner = join(projectRoot, 'scripts/money/run.mjs')

await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  return showCommand(node, [inner, ...process.argv.slice(2)], { cwd: projectRoot })
})
