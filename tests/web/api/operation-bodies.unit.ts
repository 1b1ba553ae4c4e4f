import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationIds } from '@marquee/contracts/operations'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const ids: ReadonlySet<string> = new Set(operationIds)

/** What a source of the client reads of the operations that it imports. */
function readOf(source: string): string[] {
  const lists = [...source.matchAll(/^import \{([^}]*)\} from '@marquee\/contracts\/areas\//gm)]
  const names = lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names
    .filter((name) => ids.has(name))
    .flatMap((name) => [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([read]) => read))
}

t.test('the client reads bodies of operations alone: nothing else of them is built into it', async (t) => {
  const paths = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: projectRoot })
  const reads = paths.flatMap((path) => readOf(readFileSync(join(projectRoot, path), 'utf8')))
  t.ok(reads.length > 5, 'something was read')
  t.strictSame(
    reads.filter((read) => /\.(?:params|query|response|upload|errors|example)$/.test(read)),
    [],
  )
})
