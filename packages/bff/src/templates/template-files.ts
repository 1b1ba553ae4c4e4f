import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemplateFault } from '@marquee/contracts/rendering'
import { maxTemplateBytes, type TemplateFile } from '@marquee/contracts/template-file'
import { standardTemplates, type TemplateSet } from '@marquee/contracts/templates'
import { type FindFaults, readTemplate } from './read-template.ts'

/** How the name of a template's file ends, after its code. */
export const ending = '.template.json'

/** Why a file was kept out. */
export interface FileProblem extends TemplateFault {
  file: string
  /** Whether the last good version of the file stays in use. */
  keeps: boolean
}

type Reading = { template: TemplateFile } | TemplateFault

/** Reads an operator's template files. A file with an error leaves what was there `before` under its code. */
export function readTemplateFiles(
  directory: string,
  before: TemplateSet,
  findFaults: FindFaults,
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
    const reading = readTemplateFile(join(directory, file), code, findFaults)
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

function readTemplateFile(path: string, code: string, findFaults: FindFaults): Reading {
  if (standardTemplates.has(code)) return { place: 'code', problem: 'is that of a template of the product' }
  const json = readSmallJson(path)
  if ('problem' in json) return { place: '', problem: json.problem }
  const reading = readTemplate(json.value, findFaults)
  if ('faults' in reading) return reading.faults[0] ?? { place: '', problem: 'is no template' }
  if (reading.template.code !== code)
    return { place: 'code', problem: `must be ${code}, as the file is named` }
  return reading
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
