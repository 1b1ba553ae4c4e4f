import { isDeepStrictEqual } from 'node:util'
import {
  readTheme,
  standardTemplates,
  type TemplateSet,
  type Theme,
  type ThemeError,
} from '@marquee/contracts/templates'
import type { PurgeRequest } from '../cache/brand-cache.ts'
import { type Clock, monotonicClock } from '../cache/cached.ts'
import type { Log } from '../observability/log.ts'
import type { FindFaults } from './read-template.ts'
import { openReleases, type Releases } from './releases.ts'
import type { Scheduled } from './schedule.ts'
import { type FileProblem, readTemplateFiles } from './template-files.ts'
import { watchSchedule } from './watch-schedule.ts'

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
  /** What held before, and what is scheduled. */
  releases: Releases
  /** Waits for nothing that is scheduled any more. */
  close(): void
}

/** Scheduled releases hold by the time of day. */
const wallClock: Clock = { now: () => Date.now(), after: monotonicClock.after }

/**
 * Opens the templates. The operator's `<code>.template.json` files are in `directory`; without one there are only those
 * of the specification, whose codes no file replaces. A file with an error is kept out, with one line in the log, and
 * the last good one of its name stays. What is scheduled there holds when its time has come.
 */
export function openTemplates(
  directory: string | undefined,
  findFaults: FindFaults,
  log: Pick<Log, 'notice'>,
  clock: Clock = wallClock,
): Templates {
  const releases = openReleases(directory, findFaults, clock.now)
  const watch =
    directory === undefined
      ? undefined
      : watchSchedule({ directory, clock, onCome: takeScheduled, settle: releases.settle })
  let lastGood: TemplateSet = new Map()
  let known: TemplateSet = standardTemplates
  let version = 1
  readOwn()
  watch?.begin()

  function readOwn() {
    if (directory === undefined) return
    const { templates, problems } = readTemplateFiles(directory, lastGood, findFaults, clock.now())
    for (const problem of problems) logProblem(log, problem)
    if (templates.size > 0) log.notice('info', 'templatesLoaded', { codes: [...templates.keys()].join(' ') })
    lastGood = templates
    known = new Map([...standardTemplates, ...lastGood])
    version += 1
  }

  function takeScheduled(come: readonly Scheduled[]) {
    const before = lastGood
    readOwn()
    for (const { code, from } of come)
      if (!isDeepStrictEqual(before.get(code), lastGood.get(code)))
        log.notice('info', 'templateReleased', { code, from: new Date(from).toISOString() })
  }

  return {
    readTheme: (themeCode, themeColor) => readTheme(themeCode, themeColor, known),
    all: () => known,
    purge({ kind = 'template', dryRun }) {
      if (kind !== 'template' || dryRun) return
      readOwn()
      watch?.begin()
    },
    version: () => version,
    releases,
    close: () => watch?.stop(),
  }
}

function logProblem(log: Pick<Log, 'notice'>, { file, place, problem, keeps }: FileProblem): void {
  log.notice('error', 'templateRefused', { file, place, problem, keepsLastGood: keeps })
}
