// npm run bench: measures the gateway beside its rivals, prints the table and keeps it in docs/performance.md.
import { join } from 'node:path'
import { pinned } from './bench/cores.mjs'
import { buildNuxt } from './bench/nuxt.mjs'
import { keep, table } from './bench/report.mjs'
import { requireTools } from './bench/require-tools.mjs'
import { measure } from './bench/rows.mjs'
import { openStage } from './bench/stage.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/stop.mjs'

await runScript(async () => {
  requireTools()
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  const nuxt = await buildNuxt(projectRoot, node)

  const startedAt = Date.now()
  const cores = pinned
    ? 'servers that are compared on one core; wrk, the platform and what it stands on, on another; starts and memory on the whole machine'
    : 'without taskset: servers and clients share the cores, so the ratios say less'
  console.log(`Measuring for eight to fifteen minutes, as the machine is; ${cores}.`)
  const stage = await openStage(node, nuxt)
  try {
    const rows = await measure(stage, node, console.log)
    const text = table(rows)
    const date = new Date(startedAt).toISOString().slice(0, 10)
    keep(join(projectRoot, 'docs/performance.md'), text, `${date}, \`npm run bench\`; ${cores}.`)
    console.log(
      `\n${text}\n\nKept in docs/performance.md; took ${Math.round((Date.now() - startedAt) / 1000)} s.`,
    )
  } finally {
    await stage.close()
  }
  return 0
})
