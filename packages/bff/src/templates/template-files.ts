import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxTemplateBytes, TemplateFile } from '@marquee/contracts/template-file'
import { standardTemplates, type TemplateSet } from '@marquee/contracts/templates'

const ending = '.template.json'

/** Why a file was kept out. */
export interface FileProblem {
  file: string
  /** The place in the file, such as `sections.2`; empty where the file as a whole is meant. */
  place: string
  problem: string
  /** Whether the last good version of the file stays in use. */
  keeps: boolean
}

type Reading = { template: TemplateFile } | { place: string; problem: string }

/** Reads an operator's template files. A file with an error leaves what was there `before` under its code. */
export function readTemplateFiles(
  directory: string,
  before: TemplateSet,
): { templates: TemplateSet; problems: FileProblem[] } {
  const templates = new Map<string, TemplateFile>()
  const problems: FileProblem[] = []
  const names = listFiles(directory)
  if (!names) {
    const problem = { file: directory, place: '', problem: 'cannot be read', keeps: before.size > 0 }
    return { templates: before, problems: [problem] }
  }
  for (const file of names) {
    const code = file.slice(0, -ending.length)
    const reading = readTemplateFile(join(directory, file), code)
    const lastGood = before.get(code)
    if ('template' in reading) templates.set(code, reading.template)
    else problems.push({ file, ...reading, keeps: lastGood !== undefined })
    if (!('template' in reading) && lastGood) templates.set(code, lastGood)
  }
  return { templates, problems }
}

function listFiles(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(ending))
      .sort()
  } catch {
    return undefined
  }
}

function readTemplateFile(path: string, code: string): Reading {
  if (standardTemplates.has(code)) return { place: 'code', problem: 'is that of a template of the product' }
  const json = readSmallJson(path)
  if ('problem' in json) return { place: '', problem: json.problem }
  const read = TemplateFile.safeParse(json.value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { place: issue?.path.join('.') ?? '', problem: issue?.message ?? 'is no template' }
  }
  if (read.data.code !== code) return { place: 'code', problem: `must be ${code}, as the file is named` }
  return { template: read.data }
}

function readSmallJson(path: string): { value: unknown } | { problem: string } {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > maxTemplateBytes) return { problem: `has more than ${maxTemplateBytes} bytes` }
    return { value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'is not JSON' : 'cannot be read' }
  }
}
