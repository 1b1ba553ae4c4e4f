// npm run lighthouse: audits the home page of each template, signed out, with Lighthouse's mobile preset, and writes the
// result to docs/lighthouse.md. Run it on an idle machine.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditPage, preset } from './measure/audit-page.mjs'
import { auditTable, medianFigures } from './measure/audit-report.mjs'
import { homeSizes } from './measure/client-sizes.mjs'
import { openDemoSite } from './measure/demo-site.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'

// An odd number, so that the median is one of the values.
const rounds = 9

await runScript(async () => {
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  const templates = homeSizes(join(projectRoot, 'packages/web/dist/client')).map(({ template }) => template)
  const site = await openDemoSite(node)
  /** @type {Record<string, import('./measure/audit-page.mjs').Audit[]>} */
  const audits = Object.fromEntries(templates.sort().map((template) => [template, []]))
  try {
    // Warms the gateway's cache for each brand.
    for (const template of templates) await auditPage(`${site.originOf(template)}/`)
    // Alternating, so that other load on the machine affects all templates alike.
    for (let round = 1; round <= rounds; round += 1)
      for (const [template, all] of Object.entries(audits)) {
        const audit = await auditPage(`${site.originOf(template)}/`)
        console.log(`${round}/${rounds}`, template, JSON.stringify(audit))
        all.push(audit)
      }
  } finally {
    await site.close()
  }
  const table = auditTable(
    Object.fromEntries(Object.entries(audits).map(([name, all]) => [name, medianFigures(all)])),
  )
  console.log(`\n${table}`)
  writeFileSync(join(projectRoot, 'docs/lighthouse.md'), page(table))
  return 0
})

/** @param {string} table */
function page(table) {
  return `# Lighthouse

The home page, signed out, with photographs of its games, mobile preset (slow processor, slow 4G), of each figure the median of ${rounds} visits, the templates in turns. \`npm run lighthouse\` makes this page; ✖ marks what misses its goal. Lighthouse simulates the network, so a busy machine shows in TBT alone; half of the visits lay in the span given for it, and another run may well end at either end of it.

The preset makes a desktop of benchmark index ${preset.benchmarkIndex} four times slower. Where the machine was slower than that in a run, it was slowed down in proportion.

${table}
`
}
