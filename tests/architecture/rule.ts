import { type Module, readModule } from './read-module.ts'
import type { SourceFile } from './source-file.ts'

/** What a rule is given: every file, and of the TypeScript ones what is in them. */
export interface Sources {
  files: readonly SourceFile[]
  modules: readonly Module[]
}

/** A rule of the repository: finds every file that breaks it and says how. */
export interface Rule {
  name: string
  findOffenses(sources: Sources): Offense[]
}

/** One breach; `what` completes the sentence that begins with the path. */
export interface Offense {
  path: string
  what: string
}

/** Parses what is TypeScript among some files. */
export function readAll(files: readonly SourceFile[]): Sources {
  return { files, modules: files.filter(({ path }) => /\.tsx?$/.test(path)).map(readModule) }
}

/** A rule that looks at one module at a time; `judge` answers what is wrong with it. */
export function moduleRule(name: string, judge: (module: Module) => string[]): Rule {
  return {
    name,
    findOffenses: ({ modules }) =>
      modules.flatMap((module) => judge(module).map((what) => ({ path: module.path, what }))),
  }
}

/** A rule that looks at one file of any kind at a time. */
export function fileRule(name: string, judge: (file: SourceFile) => string[]): Rule {
  return {
    name,
    findOffenses: ({ files }) =>
      files.flatMap((file) => judge(file).map((what) => ({ path: file.path, what }))),
  }
}
