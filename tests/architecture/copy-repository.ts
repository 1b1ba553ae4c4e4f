import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'

/** A copy of the repository to plant offenders in, away from the files that people work on. */
export interface RepositoryCopy {
  root: string
  /** Writes a file; `path` is below the copy's root. */
  plant(path: string, text: string): void
  remove(): void
}

const left = new Set(['node_modules', 'dist', '.git', '.data', '.tap'])

/** Copies the sources and settings; installed packages are linked, those of this repository to the copy. */
export function copyRepository(): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'marquee-copy-'))
  cpSync(projectRoot, root, { recursive: true, filter: (path) => !left.has(basename(path)) })
  linkModules(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const folder of readdirSync(join(root, 'packages'))) {
    linkModules(
      join(projectRoot, 'packages', folder, 'node_modules'),
      join(root, 'packages', folder, 'node_modules'),
    )
    symlinkSync(join(root, 'packages', folder), join(root, 'node_modules/@marquee', folder))
  }
  return {
    root,
    plant: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

function linkModules(from: string, to: string): void {
  mkdirSync(join(to, '@marquee'), { recursive: true })
  for (const name of entriesOf(from).filter((name) => name !== '@marquee'))
    symlinkSync(join(from, name), join(to, name))
}

// A package may have no modules of its own.
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
