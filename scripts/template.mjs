// npm run template -- check FILE …: says whether a file is a template, and whether its colours can be read.
// npm run template -- schema: writes the JSON Schema of template files to docs/template.schema.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxTemplateBytes, TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod'
import { describeFault, readTemplate } from '../packages/bff/src/templates/read-template.ts'
import { templateFaults } from '../packages/web/src/templates/tokens/template-faults.ts'
import { projectRoot } from './setup/project-root.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'

await runScript(async () => {
  const [command, ...files] = process.argv.slice(2)
  if (command === 'schema') {
    const schema = JSON.stringify(z.toJSONSchema(TemplateFile), null, 2)
    writeFileSync(join(projectRoot, 'docs/template.schema.json'), `${schema}\n`)
    return 0
  }
  if (command !== 'check' || files.length === 0)
    throw new ScriptError('Usage: npm run template -- check FILE …, or npm run template -- schema')
  const faults = files.flatMap((file) => check(file).map((fault) => `${file}${fault}`))
  for (const fault of faults) console.error(`✖ ${fault}`)
  if (faults.length === 0) console.log('✔ schema and contrast')
  return faults.length === 0 ? 0 : 1
})

/**
 * @param {string} file
 * @returns {string[]}
 */
function check(file) {
  const bytes = readFileSync(file)
  if (bytes.length > maxTemplateBytes) return [`: has more than ${maxTemplateBytes} bytes`]
  const reading = readTemplate(JSON.parse(bytes.toString('utf8')), templateFaults)
  return 'faults' in reading ? reading.faults.map(describeFault) : []
}
