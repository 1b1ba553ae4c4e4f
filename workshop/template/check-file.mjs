import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxTemplateBytes, TemplateFile } from '@marquee/contracts/template-file'
import { describeFault } from '@marquee/contracts/template-messages'
import { readTemplate } from '#bff/templates/read-template.ts'
import { ceilings } from '#scripts/budget/budgets.mjs'
import { homeSizes } from '#scripts/budget/client-sizes.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { templateFaults } from '../../packages/contracts/src/palette/template-faults.ts'

/** @typedef {{ name: string, what: string, faults: string[] }} Check one line of the table, and what is wrong */
/** @typedef {import('@marquee/contracts/template-file').TemplateFile} Template */

const clientFolder = join(projectRoot, 'packages/web/dist/client')

/**
 * What a file says of itself: whether it is a template, whether its colors can be read, and what it weighs.
 * @param {string} file
 * @returns {Promise<{ template: Template | undefined, checks: Check[] }>} the template where it is one
 */
export async function checkFile(file) {
  const bytes = readBytes(file)
  const schema = { name: 'schema', what: 'keys and values', faults: schemaFaults(bytes) }
  if (schema.faults.length > 0) return { template: undefined, checks: [schema] }
  const template = TemplateFile.parse(JSON.parse(bytes.toString('utf8')))
  const colors = `${template.colors.length} ${template.colors.length === 1 ? 'color' : 'colors'}`
  const contrast = { name: 'contrast', what: colors, faults: templateFaults(template).map(describeFault) }
  return { template, checks: [schema, contrast, await checkBytes(template, bytes.length)] }
}

/** @param {string} file */
function readBytes(file) {
  try {
    return readFileSync(file)
  } catch {
    throw new ScriptError(`${file} cannot be read.`)
  }
}

/** @param {Buffer} bytes */
function schemaFaults(bytes) {
  if (bytes.length > maxTemplateBytes) return [`has more than ${maxTemplateBytes} bytes`]
  /** @type {unknown} */
  let json
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return ['is not JSON']
  }
  const reading = readTemplate(json, () => [])
  return 'faults' in reading ? reading.faults.map(describeFault) : []
}

/**
 * @param {Template} template
 * @param {number} fileBytes
 * @returns {Promise<Check>}
 */
async function checkBytes(template, fileBytes) {
  const [sizes] = await homeSizes(clientFolder, [template])
  if (!sizes) throw new Error('The home page was not measured')
  const { scripts, styles, templateStyles } = sizes
  const measured = { scripts, styles, templateStyles }
  const faults = Object.entries(measured).flatMap(([name, size]) => {
    const most = ceilings[/** @type {keyof typeof measured} */ (name)]
    return size > most ? [`${name}: ${kilobytes(size)}, above ${kilobytes(most)}`] : []
  })
  const what = `file ${fileBytes} B, home page: scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}`
  return { name: 'bytes', what, faults }
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
