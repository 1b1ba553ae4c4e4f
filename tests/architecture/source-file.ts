import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file of the repository; `path` is relative to its root, with slashes. */
export interface SourceFile {
  path: string
  text: string
}

const left = new Set(['node_modules', 'dist'])

/** Some files at the root of the repository, as far as they are there. */
export function readRootFiles(root: string, names: readonly string[]): SourceFile[] {
  return names
    .filter((name) => existsSync(join(root, name)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Every file below some folders of the repository, without what is installed or built. */
export function readSourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (left.has(entry.name)) return []
      if (entry.isDirectory()) return readSourceFiles(root, [path])
      return [{ path: path.replaceAll(sep, '/'), text: readFileSync(join(root, path), 'utf8') }]
    }),
  )
}
