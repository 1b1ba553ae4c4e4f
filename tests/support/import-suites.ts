import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { needs } from './needs.ts'
import { processTimeoutMs } from './test-size.ts'

const tests = join(import.meta.dirname, '..')

/**
 * Imports suites, so that they share a process: starting one takes longer than most of them.
 * @param patterns of paths below `tests`, in the order in which their suites run; one that matches nothing fails
 * @param options of `needs`, for suites that all need a program
 */
export async function importSuites(
  patterns: readonly string[],
  { skip }: ReturnType<typeof needs> = {},
): Promise<void> {
  // For a suite that hangs.
  t.setTimeout(processTimeoutMs)
  // A test by itself: the runner ends a file whose tests are all done, and what begins later has no place then.
  const root = t
  await t.test(
    `suites of ${patterns.join(' ')}`,
    { timeout: processTimeoutMs, ...(skip && { skip }) },
    async (t) => {
      for (const pattern of patterns) {
        const files = globSync(pattern, { cwd: tests }).toSorted()
        t.not(files.length, 0, pattern)
        for (const file of files)
          await import(join(tests, file)).catch((error) => {
            // What the suite has opened stays open, and would hold the process up.
            root.teardown(() => setTimeout(() => process.exit(1), 1_000))
            throw error
          })
      }
    },
  )
}
