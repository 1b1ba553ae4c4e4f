// npm run check: checks the sources without running them: format, types, unused code and the architecture rules.
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'
import { prepareTap } from './test/prepare-tap.mjs'
import { runTap } from './test/run-tap.mjs'
import { runStaticChecks } from './test/static-checks.mjs'

await runScript(async () => {
  const node = await findNode(projectRoot)
  await prepareTap(projectRoot, node)
  const tally = await runStaticChecks(projectRoot, node)
  const rules = ['dependency-rules', 'offenders'].map((name) => `tests/architecture/${name}.test.ts`)
  tally.add((await runTap(projectRoot, node, rules)).tally)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed > 0 ? 1 : 0
})
