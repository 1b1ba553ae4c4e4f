import { readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The file of a release that waits for its time, or has come and is not in the history yet. */
export interface Scheduled {
  code: string
  /** In milliseconds since 1970. */
  from: number
  file: string
}

// Without colons, which not every file system takes.
const scheduledFile = /^([a-z][a-z0-9]+)\.(\d{4}-\d\d-\d\dT\d\d)\.(\d\d)\.(\d\d)Z\.json$/

const folderOf = (directory: string) => join(directory, 'scheduled')

/** Where the release of a template is that holds from a second on. */
export function scheduledPath(directory: string, code: string, from: number): string {
  const second = new Date(from).toISOString().slice(0, 19).replaceAll(':', '.')
  return join(folderOf(directory), `${code}.${second}Z.json`)
}

/** The releases that wait, the soonest first; none where the directory cannot be read. */
export async function readSchedule(directory: string): Promise<Scheduled[]> {
  const folder = folderOf(directory)
  return fromNames(folder, await readdir(folder).catch(() => []))
}

/** As `readSchedule`, for the start, which nobody can be served before. */
export function readScheduleSync(directory: string): Scheduled[] {
  const folder = folderOf(directory)
  try {
    return fromNames(folder, readdirSync(folder))
  } catch {
    return []
  }
}

function fromNames(folder: string, names: readonly string[]): Scheduled[] {
  return names
    .flatMap((name) => {
      const [, code, hour, minute, second] = scheduledFile.exec(name) ?? []
      const from = Date.parse(`${hour}:${minute}:${second}Z`)
      return code === undefined || Number.isNaN(from) ? [] : [{ code, from, file: join(folder, name) }]
    })
    .sort((one, other) => one.from - other.from)
}
