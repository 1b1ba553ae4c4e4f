import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TemplateFault } from '@marquee/contracts/rendering'
import { maxTemplateBytes, type TemplateFile } from '@marquee/contracts/template-file'
import { standardTemplates, type TemplateSet } from '@marquee/contracts/templates'
import { type FindFaults, readTemplate } from './read-template.ts'
import { parseRelease } from './release-file.ts'
import { readScheduleSync } from './schedule.ts'

/** How the name of a template's file ends, after its code. */
const ending = '.template.json'

/** Where a template is that holds. */
export const templatePath = (directory: string, code: string): string => join(directory, code + ending)

/** Why a file was kept out. */
export interface FileProblem extends TemplateFault {
  file: string
  /** Whether the last good version of the file stays in use. */
  keeps: boolean
}

type Reading = { template: TemplateFile } | TemplateFault

/**
 * Reads the operator's templates that hold `now`: a release that was scheduled and has come, else the template's file. A
 * file with an error leaves what was there `before` under its code.
 */
export function readTemplateFiles(
  directory: string,
  before: TemplateSet,
  findFaults: FindFaults,
  now = Date.now(),
): { templates: TemplateSet; problems: FileProblem[] } {
  const templates = new Map<string, TemplateFile>()
  const problems: FileProblem[] = []
  const codes = listCodes(directory)
  if (!codes) {
    const problem = { file: directory, place: '', problem: 'cannot be read', keeps: before.size > 0 }
    return { templates: before, problems: [problem] }
  }
  const due = readScheduleSync(directory).filter(({ from }) => from <= now)
  const files = codes.map((code) => ({ code, file: templatePath(directory, code), isRelease: false }))
  for (const { code, file, isRelease } of [...files, ...due.map((each) => ({ ...each, isRelease: true }))]) {
    const reading = readFileOf(code, file, isRelease, findFaults)
    const lastGood = before.get(code) ?? templates.get(code)
    if ('template' in reading) templates.set(code, reading.template)
    else problems.push({ file: relative(directory, file), ...reading, keeps: lastGood !== undefined })
    if (!('template' in reading) && lastGood) templates.set(code, lastGood)
  }
  return { templates, problems }
}

function listCodes(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort()
  } catch {
    return undefined
  }
}

function readFileOf(code: string, file: string, isRelease: boolean, findFaults: FindFaults): Reading {
  if (standardTemplates.has(code)) return { place: 'code', problem: 'is that of a template of the product' }
  const json = isRelease ? readReleased(file) : readSmallJson(file)
  if ('problem' in json) return { place: '', problem: json.problem }
  const reading = readTemplate(json.value, findFaults)
  if ('faults' in reading) return reading.faults[0] ?? { place: '', problem: 'is no template' }
  if (reading.template.code !== code)
    return { place: 'code', problem: `must be ${code}, as the file is named` }
  return reading
}

type Json = { value: unknown } | { problem: string }

function readSmallJson(file: string): Json {
  try {
    const bytes = readFileSync(file)
    if (bytes.length > maxTemplateBytes) return { problem: `has more than ${maxTemplateBytes} bytes` }
    return { value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'is not JSON' : 'cannot be read' }
  }
}

function readReleased(file: string): Json {
  try {
    const release = parseRelease(readFileSync(file, 'utf8'))
    return release ? { value: release.template } : { problem: 'is no release' }
  } catch {
    return { problem: 'cannot be read' }
  }
}
