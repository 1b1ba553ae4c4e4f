// npm run money: installs what it needs, then plays seeded schedules of faults against the cashier.
import { buildWeb } from './setup/build-web.mjs'
import { findNode, projectEnvironment } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { requireSystemPackages } from './setup/require-system-packages.mjs'
import { showCommand } from './setup/run-command.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await requireSystemPackages()
  await buildWeb(projectRoot, node)
  const env = projectEnvironment(projectRoot)
  const args = ['tests/money/run-money.ts', ...process.argv.slice(2)]
  return showCommand(node, args, { cwd: projectRoot, env })
})
