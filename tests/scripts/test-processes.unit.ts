import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { testFiles } from '#scripts/test/run-tap.mjs'

const tests = join(projectRoot, 'tests')

/** The suites that the processes import. */
function suitesOf(processes: readonly string[]): string[] {
  const files = globSync([...processes], { cwd: projectRoot })
  const texts = files.map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  const patterns = texts.flatMap((text) =>
    [...text.matchAll(/'((?:\.\.\/workshop)?[^'.][^']*\.ts)'/g)].map(([, one = '']) => one),
  )
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: tests }))
}

const written = (kinds: string) =>
  globSync([`**/*.{${kinds}}.ts`, `../workshop/tests/*.{${kinds}}.ts`], { cwd: tests }).toSorted()

t.test('every suite of npm test runs in one process, and no other does', async (t) => {
  t.strictSame(suitesOf(testFiles.usual).toSorted(), written('unit,suite,redis'))
})

t.test('a full run has all suites, each once', async (t) => {
  t.strictSame(suitesOf(testFiles.full).toSorted(), written('unit,suite,redis,full'))
})
