import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file of the repository; `path` is relative to its root, with slashes. */
export interface SourceFile {
  path: string
  text: string
}

const left = new Set(['node_modules', 'dist'])

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
