import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'

/**
 * A folder for a whole suite, which is removed at its end: that of `t.testdir` is the same for all suites of a process.
 * @param files their texts by name
 */
export function openFolder(t: Pick<Test, 'teardown'>, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-suite-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
