// npm run tool -- template check FILE … [--no-browser]: proves template files: schema, contrast and bytes, and in a real
// browser that nothing overflows and that axe finds nothing. The exit status is 1 where something is wrong.
// npm run tool -- template schema: writes the JSON Schema of template files to docs/template.schema.json.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { openDemoSite } from '../measure/demo-site.mjs'
import { checkFile } from './check-file.mjs'
import { checkInBrowser, openTemplateBrowser } from './check-in-browser.mjs'

const nameWidth = 10
const shownFaults = 12

const usage =
  'Usage: npm run tool -- template check FILE … [--no-browser], or npm run tool -- template schema'

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-browser': { type: 'boolean', default: false } },
  })
  const [command, ...files] = positionals
  if (command === 'schema') {
    const schema = JSON.stringify(z.toJSONSchema(TemplateFile, { io: 'input' }), null, 2)
    writeFileSync(join(projectRoot, 'docs/template.schema.json'), `${schema}\n`)
    return 0
  }
  if (command !== 'check' || files.length === 0) throw new ScriptError(usage)
  return (await checkFiles(files, !values['no-browser'])) ? 0 : 1
})

/**
 * @param {string[]} files
 * @param {boolean} usesBrowser
 * @returns {Promise<boolean>} whether all of them are good
 */
async function checkFiles(files, usesBrowser) {
  const browser = usesBrowser ? await openTemplateBrowser() : undefined
  const site = browser ? await openDemoSite(process.execPath) : undefined
  let isGood = true
  try {
    for (const file of files) {
      const { template, checks } = await checkFile(file)
      if (template && browser && site) checks.push(...(await checkInBrowser(browser, site, template)))
      isGood = printChecks(file, checks, template !== undefined && !usesBrowser) && isGood
    }
  } finally {
    await browser?.close()
    await site?.close()
  }
  return isGood
}

/**
 * Prints a file's checks as a table, and below each what is wrong.
 * @param {string} file
 * @param {readonly import('./check-file.mjs').Check[]} checks
 * @param {boolean} isWithoutBrowser
 * @returns {boolean} whether nothing is wrong
 */
function printChecks(file, checks, isWithoutBrowser) {
  console.log(file)
  for (const { name, what, faults } of checks) {
    const result = faults.length === 0 ? '' : `: ${faults.length} wrong`
    console.log(`  ${faults.length === 0 ? '✔' : '✖'} ${name.padEnd(nameWidth)} ${what}${result}`)
    for (const fault of faults.slice(0, shownFaults)) console.log(`      ${fault}`)
    if (faults.length > shownFaults) console.log(`      and ${faults.length - shownFaults} more`)
  }
  if (isWithoutBrowser)
    for (const name of ['overflow', 'axe'])
      console.log(`  – ${name.padEnd(nameWidth)} left out by --no-browser`)
  return checks.every(({ faults }) => faults.length === 0)
}
