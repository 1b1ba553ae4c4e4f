import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { needs } from './needs.ts'

const tests = join(import.meta.dirname, '..')

/**
 * Imports suites, so that they share a process: starting one takes longer than most of them.
 * @param patterns of paths below `tests`, in the order in which their suites run
 * @param options of `needs`, for suites that all need a program
 * @throws Error when a pattern matches nothing
 */
export async function importSuites(patterns: readonly string[], { skip }: ReturnType<typeof needs> = {}) {
  // For a suite that hangs; the runner ends a process that takes much longer.
  t.setTimeout(600_000)
  if (skip) return void t.test(patterns.join(', '), { skip }, async () => {})
  for (const pattern of patterns) {
    const files = globSync(pattern, { cwd: tests }).toSorted()
    if (files.length === 0) throw new Error(`No suite matches ${pattern}`)
    for (const file of files) await import(join(tests, file))
  }
}
