import { glob, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

export interface LogFile {
  path: string
  bytes: number
}

/**
 * The files that names and patterns such as `gateway.log*` mean, in the order of their names; and the names that mean
 * none, or a folder. A name that exists is no pattern.
 */
export async function findLogFiles(
  names: readonly string[],
  folder = process.cwd(),
): Promise<{ files: LogFile[]; missing: string[]; folders: string[] }> {
  const found = new Map<string, LogFile>()
  const missing: string[] = []
  const folders: string[] = []
  for (const name of names) {
    const paths = [await fileAt(resolve(folder, name))]
    if (paths[0] === undefined)
      for await (const path of glob(name, { cwd: folder })) paths.push(await fileAt(resolve(folder, path)))
    const files = paths.filter((file) => file !== undefined)
    if (files.length === 0) {
      if (await isFolder(resolve(folder, name))) folders.push(name)
      else missing.push(name)
    }
    for (const file of files) found.set(file.path, file)
  }
  const files = [...found.values()].sort((one, other) =>
    one.path.localeCompare(other.path, 'en', { numeric: true }),
  )
  return { files, missing, folders }
}

async function fileAt(path: string): Promise<LogFile | undefined> {
  const facts = await stat(path).catch(() => undefined)
  return facts?.isFile() ? { path, bytes: facts.size } : undefined
}

async function isFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined)
  return facts?.isDirectory() ?? false
}
