import {
  readTheme,
  standardTemplates,
  type TemplateSet,
  type Theme,
  type ThemeError,
} from '@marquee/contracts/templates'
import type { PurgeRequest } from '../cache/brand-cache.ts'
import type { Log } from '../observability/log.ts'
import type { FindFaults } from './read-template.ts'
import { type FileProblem, readTemplateFiles } from './template-files.ts'

/** The templates of the specification and the operator's own. */
export interface Templates {
  /** Validates the theme of start-up data. */
  readTheme(themeCode: string, themeColor: string): Theme | ThemeError
  /** The last good ones by code, the specification's first. */
  all(): TemplateSet
  /** Reads the operator's files again where the request names templates or everything. */
  purge(request: PurgeRequest): void
  /** Counts the readings. */
  version(): number
}

/**
 * Opens the templates. The operator's `<code>.template.json` files are in `directory`; without one there are only those
 * of the specification, whose codes no file replaces. A file with an error is kept out, with one line in the log, and
 * the last good one of its name stays.
 */
export function openTemplates(directory: string | undefined, findFaults: FindFaults, log: Log): Templates {
  let lastGood: TemplateSet = readOwn(new Map())
  let known: TemplateSet = new Map([...standardTemplates, ...lastGood])
  let version = 1

  function readOwn(before: TemplateSet) {
    if (directory === undefined) return before
    const { templates, problems } = readTemplateFiles(directory, before, findFaults)
    for (const problem of problems) logProblem(log, problem)
    if (templates.size > 0) log.notice('info', 'templatesLoaded', { codes: [...templates.keys()].join(' ') })
    return templates
  }

  return {
    readTheme: (themeCode, themeColor) => readTheme(themeCode, themeColor, known),
    all: () => known,
    purge({ kind = 'template', dryRun }) {
      if (directory === undefined || kind !== 'template' || dryRun) return
      lastGood = readOwn(lastGood)
      known = new Map([...standardTemplates, ...lastGood])
      version += 1
    },
    version: () => version,
  }
}

function logProblem(log: Log, { file, place, problem, keeps }: FileProblem): void {
  log.notice('error', 'templateRefused', { file, place, problem, keepsLastGood: keeps })
}
