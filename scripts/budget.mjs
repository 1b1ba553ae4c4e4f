// npm run budget: builds the client and weighs a first visit of the home page, for each template. Fails over budget.
import { join } from 'node:path'
import { budgets } from './measure/budgets.mjs'
import { openDemoSite } from './measure/demo-site.mjs'
import { firstVisit } from './measure/first-visit.mjs'
import { homeSizes } from './measure/home-files.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/stop.mjs'

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

await runScript(async () => {
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  const planned = homeSizes(join(projectRoot, 'packages/web/dist/client'))
  const site = await openDemoSite(node)
  /** @type {string[]} */
  const faults = []
  try {
    for (const { template, templateStyles } of planned) {
      const visit = await firstVisit(`${site.originOf(template)}/`)
      console.log(
        `${template.padEnd(12)} scripts ${kilobytes(visit.scripts)}, styles ${kilobytes(visit.styles)}, ` +
          `its own styles ${kilobytes(templateStyles)} (gzip), ${visit.requests} requests`,
      )
      const weights = { scripts: visit.scripts, styles: visit.styles, templateStyles }
      for (const [name, limit] of Object.entries(budgets)) {
        const bytes = weights[/** @type {keyof typeof budgets} */ (name)]
        if (bytes > limit) faults.push(`${template}: ${name} ${kilobytes(bytes)} of ${kilobytes(limit)}`)
      }
      for (const url of visit.foreign) faults.push(`${template}: a request to another origin: ${url}`)
    }
  } finally {
    await site.close()
  }
  for (const fault of faults) console.error(`✖ ${fault}`)
  if (faults.length === 0) console.log('✔ within budget')
  return faults.length === 0 ? 0 : 1
})
