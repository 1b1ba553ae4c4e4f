import { readFile, rename, stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { addVersion, readHistory } from './history.ts'
import { type Release, readRelease, writeValue } from './release-file.ts'
import type { Scheduled } from './schedule.ts'
import { templatePath } from './template-files.ts'

/**
 * Has a release hold from now on: as the template's file, and as a version.
 * @param due what is due of the template, which has held until now
 * @returns the number of the version
 */
export async function replaceHeld(
  directory: string,
  template: TemplateFile,
  release: Release,
  due: readonly Scheduled[],
  isTemplate: (value: unknown) => boolean,
): Promise<number> {
  const { code } = template
  const settled = await settleDue(directory, code, due, isTemplate)
  // What is left of it is no template here, and would hold again once a build can read it.
  await moveToHistory(directory, code, due.slice(settled))
  await keepFound(directory, code, template)
  await writeValue(templatePath(directory, code), template)
  return addVersion(directory, code, (file) => writeValue(file, release))
}

/**
 * Moves what is due of a template to its file and its history, up to the last that is a template.
 * @returns how many releases that were
 */
export async function settleDue(
  directory: string,
  code: string,
  due: readonly Scheduled[],
  isTemplate: (value: unknown) => boolean,
): Promise<number> {
  const releases = await Promise.all(due.map(({ file }) => readRelease(file)))
  const last = releases.findLastIndex((release) => release && isTemplate(release.template))
  const held = releases[last]?.template
  if (held === undefined) return 0
  await keepFound(directory, code, held)
  await writeValue(templatePath(directory, code), held)
  await moveToHistory(directory, code, due.slice(0, last + 1))
  return last + 1
}

/** What somebody has put into the file by hand becomes a version before something else holds. */
async function keepFound(directory: string, code: string, next: unknown): Promise<void> {
  const path = templatePath(directory, code)
  const found = parseJson(await readFile(path, 'utf8').catch(() => ''))
  if (found === undefined || isDeepStrictEqual(found, next)) return
  const [newest] = await readHistory(directory, code)
  if (isDeepStrictEqual(found, newest?.template)) return
  const changedAt = (await stat(path)).mtime.toISOString()
  const release = { from: changedAt, savedAt: changedAt, note: 'Found in its file', template: found }
  await addVersion(directory, code, (file) => writeValue(file, release))
}

async function moveToHistory(directory: string, code: string, due: readonly Scheduled[]): Promise<void> {
  for (const { file } of due)
    await addVersion(directory, code, (place) => rename(file, place)).catch((error) => {
      // Another replica has moved it.
      if (error.code !== 'ENOENT') throw error
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
