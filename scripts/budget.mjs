// npm run budget: builds the client and measures the bytes of a first visit to the home page for each template, and what
// every other page adds. Fails when a budget is exceeded.
import { join } from 'node:path'
import { budgets } from './measure/budgets.mjs'
import { homeSizes, pageSizes } from './measure/client-sizes.mjs'
import { openDemoSite } from './measure/demo-site.mjs'
import { measureFirstVisit } from './measure/measure-first-visit.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'

const clientFolder = join(projectRoot, 'packages/web/dist/client')
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @type {string[]} */
const faults = []

/**
 * @param {string} subject
 * @param {Partial<typeof budgets>} sizes
 */
function checkBudget(subject, sizes) {
  for (const [name, bytes] of Object.entries(sizes)) {
    const limit = budgets[/** @type {keyof typeof budgets} */ (name)]
    if (bytes > limit) faults.push(`${subject}: ${name} ${kilobytes(bytes)} of ${kilobytes(limit)}`)
  }
}

/** @param {{ originOf: (label: string) => string }} site */
async function measureHome(site) {
  for (const { template, styles, templateStyles } of await homeSizes(clientFolder)) {
    const { scripts, requests, foreign } = await measureFirstVisit(`${site.originOf(template)}/`)
    console.log(
      `${template.padEnd(12)} scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}, ` +
        `its own styles ${kilobytes(templateStyles)} (gzip), ${requests} requests`,
    )
    checkBudget(template, { scripts, styles, templateStyles })
    for (const url of foreign) faults.push(`${template}: a request to another origin: ${url}`)
  }
}

function measurePages() {
  for (const { page, scripts } of pageSizes(clientFolder)) {
    console.log(`${page.padEnd(20)} adds scripts ${kilobytes(scripts)}`)
    checkBudget(page, { pageScripts: scripts })
  }
}

await runScript(async () => {
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  const site = await openDemoSite(node)
  try {
    await measureHome(site)
  } finally {
    await site.close()
  }
  measurePages()
  for (const fault of faults) console.error(`✖ ${fault}`)
  if (faults.length === 0) console.log('✔ within budget')
  return faults.length === 0 ? 0 : 1
})
