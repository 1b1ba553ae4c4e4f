// npm run template -- check FILE … [--no-browser]: proves template files: schema, contrast and bytes, and in a real browser
// that nothing overflows and that axe finds nothing. The exit status is 1 where something is wrong.
// npm run template -- schema: writes the JSON Schema of template files to docs/template.schema.json.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod'
import { openDemoSite } from './measure/demo-site.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'
import { checkFile } from './template/check-file.mjs'
import { checkInBrowser, openTemplateBrowser } from './template/check-in-browser.mjs'
import { printChecks } from './template/print-checks.mjs'

const usage = 'Usage: npm run template -- check FILE … [--no-browser], or npm run template -- schema'

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-browser': { type: 'boolean', default: false } },
  })
  const [command, ...files] = positionals
  if (command === 'schema') {
    const schema = JSON.stringify(z.toJSONSchema(TemplateFile), null, 2)
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
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)
  const browser = usesBrowser ? await openTemplateBrowser() : undefined
  const site = browser ? await openDemoSite(node) : undefined
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
