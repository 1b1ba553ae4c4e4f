import { constants } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { maxTemplateBytes, type TemplateFile } from '@marquee/contracts/template-file'
import { standardTemplates } from '@marquee/contracts/templates'
import pLimit from 'p-limit'
import { readHistory, type Version } from './history.ts'
import { type FindFaults, readTemplate } from './read-template.ts'
import { fileText, type Release, readRelease, writeValue } from './release-file.ts'
import { replaceHeld, settleDue } from './replace-held.ts'
import { readSchedule, scheduledPath } from './schedule.ts'
import { templatePath } from './template-files.ts'

/** How a template is to be released. */
export interface ReleaseOrder {
  /** Whether a template of the same code may be there already. */
  mayReplace: boolean
  by: string | undefined
  note: string | undefined
  /** From which second on it holds, in milliseconds since 1970; undefined for now. */
  from: number | undefined
}

/** Why nothing was saved, in one line that begins with its place. */
export type Refused = { error: string }

/** The releases of the operator's templates: what held, what holds, and what will hold. */
export interface Releases {
  /** Whether anything can be saved. */
  canSave(): Promise<boolean>
  /** The versions of a template, the newest first, and what is scheduled, the soonest first. */
  list(code: string): Promise<{ versions: Version[]; scheduled: Release[] }>
  /**
   * Saves a valid template under its code, which the schema keeps from being a path.
   * @returns the number of its version, or when it will be one
   */
  save(template: TemplateFile, order: ReleaseOrder): Promise<{ number: number } | { from: string } | Refused>
  /** Takes back what was scheduled for a time. @returns whether anything was */
  callOff(code: string, from: number): Promise<boolean>
  /** Moves what has come to the files of its templates and to their histories, once every replica has seen it. */
  settle(): Promise<void>
}

/** How long a release stays where it was scheduled: replicas look there once a minute. */
const settleAfterMs = 120_000
const secondMs = 1000
const wholeSecond = (ms: number) => ms - (ms % secondMs)

/** Opens the releases in the operator's directory; without one, nothing can be saved. */
export function openReleases(
  directory: string | undefined,
  findFaults: FindFaults,
  now: () => number = Date.now,
): Releases {
  return directory === undefined ? withoutDirectory : releasesIn(directory, findFaults, now)
}

const withoutDirectory: Releases = {
  canSave: async () => false,
  list: async () => ({ versions: [], scheduled: [] }),
  save: async () => ({ error: 'TEMPLATES_DIRECTORY: is not set, so that nothing can be saved' }),
  callOff: async () => false,
  settle: async () => {},
}

function releasesIn(directory: string, findFaults: FindFaults, now: () => number): Releases {
  // One after the other: each begins with what the one before has written.
  const inTurn = pLimit(1)
  const isTemplate = (value: unknown) => 'template' in readTemplate(value, findFaults)
  const scheduledOf = async (code: string) =>
    (await readSchedule(directory)).filter((scheduled) => scheduled.code === code)

  async function save(template: TemplateFile, order: ReleaseOrder) {
    const { code } = template
    const moment = now()
    const from = order.from === undefined ? undefined : wholeSecond(order.from)
    if (standardTemplates.has(code)) return { error: 'code: is that of a template of the product' }
    if (Buffer.byteLength(fileText(template)) > maxTemplateBytes)
      return { error: `has more than ${maxTemplateBytes} bytes` }
    if (from !== undefined && from <= moment)
      return { error: 'from: is over; leave it out to have the template hold now' }
    const scheduled = await scheduledOf(code)
    const isThere = scheduled.length > 0 || (await mayBeUsed(templatePath(directory, code)))
    if (isThere && !order.mayReplace) return { error: `code: ${code} is there already` }

    const release = {
      from: new Date(from ?? moment).toISOString(),
      savedAt: new Date(moment).toISOString(),
      ...(order.by !== undefined && { by: order.by }),
      ...(order.note !== undefined && { note: order.note }),
      template,
    }
    if (from === undefined) {
      const due = scheduled.filter((one) => one.from <= moment)
      return { number: await replaceHeld(directory, template, release, due, isTemplate) }
    }
    if (scheduled.some((one) => one.from === from))
      return { error: `from: another release of ${code} is scheduled for then` }
    await writeValue(scheduledPath(directory, code, from), release)
    return { from: release.from }
  }

  return {
    canSave: () => mayBeUsed(directory, constants.W_OK),

    async list(code) {
      const [history, scheduled] = await Promise.all([readHistory(directory, code), scheduledOf(code)])
      const releases = (await Promise.all(scheduled.map(({ file }) => readRelease(file)))).filter(
        (release) => release !== undefined,
      )
      const hasCome = ({ from }: Release) => Date.parse(from) <= now()
      const newest = history[0]?.number ?? 0
      // The numbers that they will have in the history.
      const come = releases.filter(hasCome).map((release, at) => ({ number: newest + at + 1, ...release }))
      return {
        versions: [...come.reverse(), ...history],
        scheduled: releases.filter((release) => !hasCome(release)),
      }
    },

    save: (template, order) =>
      inTurn(() =>
        save(template, order).catch((error) => ({
          error: `TEMPLATES_DIRECTORY: cannot be written (${error.code ?? 'unknown'})`,
        })),
      ),

    callOff: (code, from) =>
      inTurn(async () => {
        const scheduled = await scheduledOf(code)
        const found = scheduled.find((one) => one.from === wholeSecond(from) && one.from > now())
        if (found) await rm(found.file, { force: true })
        return found !== undefined
      }),

    settle: () =>
      inTurn(async () => {
        const old = (await readSchedule(directory)).filter(({ from }) => from <= now() - settleAfterMs)
        for (const [code, due] of Map.groupBy(old, (scheduled) => scheduled.code))
          await settleDue(directory, code, due, isTemplate)
      }),
  }
}

async function mayBeUsed(path: string, mode?: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}
