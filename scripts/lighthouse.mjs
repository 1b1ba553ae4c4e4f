// npm run lighthouse: audits the home page of each template, signed out, with Lighthouse's mobile preset, and writes the
// result to docs/lighthouse.md. Run it on an idle machine. `npm run lighthouse -- template1 slot2` audits these alone.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateCodes } from '@marquee/contracts/templates'
import { auditPage, preset } from './measure/audit-page.mjs'
import { auditTable, medianFigures } from './measure/audit-report.mjs'
import { openDemoSite } from './measure/demo-site.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'

// An odd number, so that the median is one of the values.
const rounds = 5

await runScript(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.filter((code) => !templateCodes.some((known) => known === code))
  if (unknown.length > 0) throw new ScriptError(`There is no template ${unknown.join(', ')}.`)
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  /** @type {string[]} */
  const templates = chosen.length > 0 ? chosen : [...templateCodes]
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

The home page of each template, signed out, with photographs of its games, under the mobile preset (slow processor, slow 4G). Each figure is the median of ${rounds} visits, with the templates in turns; ✖ marks what misses its goal. Lighthouse simulates the network, so a busy machine shows mostly in TBT: half of the visits lay within the range given for it. \`npm run lighthouse\` writes this page.

The preset slows a desktop with a benchmark index of ${preset.benchmarkIndex} down by four. A slower machine is slowed down in proportion.

${table}
`
}
