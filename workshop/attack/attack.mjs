// npm run tool -- attack [--help]: attacks the gateway of this checkout on loopback and writes the table to
// docs/security.md.
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript } from '#scripts/setup/run-script.mjs'
import { describeMachine } from '../bench/machine.mjs'
import { findingsTable, writeTable } from './findings.mjs'
import { help, readOptions } from './options.mjs'
import { runParts } from './parts.mjs'
import { openSite } from './site.mjs'

await runScript(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(help)
    return 0
  }
  const site = await openSite(process.execPath)
  try {
    const findings = await runParts(site, options)
    const text = findingsTable(findings)
    console.log(`\n${text}\n`)
    if (options.isWhole) {
      const day = new Date().toISOString().slice(0, 10)
      const conditions = `${day}, \`npm run tool -- attack\`, ${await describeMachine(process.execPath)}.`
      writeTable(join(projectRoot, 'docs/security.md'), text, conditions)
      console.log('Written to docs/security.md.')
    }
    return findings.some(({ outcome }) => outcome === 'failed') ? 1 : 0
  } finally {
    await site.close()
  }
})
