// npm run faults: installs what it needs, then causes every fault and writes the effects to docs/faults.md.
import { buildWeb } from './setup/build-web.mjs'
import { findNode, projectEnvironment } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { requireSystemPackages } from './setup/require-system-packages.mjs'
import { showCommand } from './setup/run-command.mjs'
import { runScript } from './setup/run-script.mjs'
import { prepareTap } from './test/prepare-tap.mjs'

await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await requireSystemPackages()
  await buildWeb(projectRoot, node)
  // Some faults are covered by test files.
  await prepareTap(projectRoot, node)
  const env = projectEnvironment(projectRoot)
  return showCommand(node, ['tests/faults/report/write-report.ts'], { cwd: projectRoot, env })
})
