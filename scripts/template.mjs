// npm run template -- check FILE …: says whether a file is a template, and whether its colours can be read.
// npm run template -- schema: writes the JSON Schema of template files to docs/template.schema.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxTemplateBytes, TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod'
import { colours } from '../packages/web/src/templates/tokens/colours.ts'
import { contrastRatio } from '../packages/web/src/templates/tokens/contrast-ratio.ts'
import { contrastRules } from '../packages/web/src/templates/tokens/contrast-rules.ts'
import { palette } from '../packages/web/src/templates/tokens/palette.ts'
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
 * @returns {string[]} what is wrong, each with its place in the file
 */
function check(file) {
  const bytes = readFileSync(file)
  if (bytes.length > maxTemplateBytes) return [`: has more than ${maxTemplateBytes} bytes`]
  /** @type {unknown} */
  let json
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return [': is not JSON']
  }
  const read = TemplateFile.safeParse(json)
  if (!read.success)
    return read.error.issues.map(({ path, message }) => ` at ${path.join('.') || 'its top'}: ${message}`)
  const bad = read.data.colours.flatMap((colour) => contrastFaults(colour, read.data.colourUse))
  return read.data.surface === 'paper'
    ? [...bad, ...read.data.colours.filter((name) => colours[name].mode === 'dark').map(notLight)]
    : bad
}

/** @param {string} colour */
function notLight(colour) {
  return ` at colours: ${colour} is dark, and paper is light`
}

/**
 * @param {import('@marquee/contracts/template-file').Colour} colour
 * @param {import('@marquee/contracts/template-file').TemplateFile['colourUse']} use
 * @returns {string[]}
 */
function contrastFaults(colour, use) {
  const tokens = palette(colour, use)
  return contrastRules.flatMap(({ subjects, grounds, ratio }) =>
    subjects.flatMap((subject) =>
      grounds
        .map((ground) => ({ ground, actual: contrastRatio(tokens[subject] ?? '', tokens[ground] ?? '') }))
        .filter(({ actual }) => actual < ratio)
        .map(
          ({ ground, actual }) => ` at colours: ${colour}: ${subject} on ${ground} is ${actual.toFixed(2)}`,
        ),
    ),
  )
}
