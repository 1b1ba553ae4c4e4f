import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxTemplateBytes, type TemplateFile } from '@marquee/contracts/template-file'
import { standardTemplates } from '@marquee/contracts/templates'
import { replaceFile } from '../storage/replace-file.ts'
import { ending } from './template-files.ts'

/** The file of a template, as the studio writes and exports it. */
function templateText(template: TemplateFile): string {
  return `${JSON.stringify(template, null, 2)}\n`
}

/** Where templates are saved, and whether that is possible. */
export async function isWritable(directory: string | undefined): Promise<boolean> {
  if (directory === undefined) return false
  return access(directory, constants.W_OK).then(
    () => true,
    () => false,
  )
}

/**
 * Saves a valid template in the operator's directory, under its code, which the schema keeps from being a path.
 * @returns why it was not saved, as one line with its place; undefined when it was
 */
export async function saveTemplate(
  directory: string | undefined,
  template: TemplateFile,
  mayReplace: boolean,
): Promise<string | undefined> {
  const { code } = template
  if (standardTemplates.has(code)) return 'code: is that of a template of the product'
  const text = templateText(template)
  if (Buffer.byteLength(text) > maxTemplateBytes) return `has more than ${maxTemplateBytes} bytes`
  if (directory === undefined) return 'TEMPLATES_DIRECTORY: is not set, so that nothing can be saved'
  const file = join(directory, code + ending)
  if (!mayReplace && (await readFile(file).catch(() => undefined))) return `code: ${code} is there already`
  try {
    const { handle } = await replaceFile(file, `${file}.new`, [text])
    await handle.close()
    return undefined
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return `TEMPLATES_DIRECTORY: cannot be written (${reason})`
  }
}
