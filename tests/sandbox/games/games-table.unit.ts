import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { pageOf } from '#demo-games/demo-games.ts'
import { gameTypes } from '#sandbox/areas/games/catalogue/provider-facts.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const readme = readFileSync(join(projectRoot, 'packages/sandbox/README.md'), 'utf8')
const table = /^\| game type \| game \|\n\|---\|---\|\n((?:\|.*\n)+)/m.exec(readme)?.[1] ?? ''

t.test('the table of games has a row for each game, with every type that opens it', async (t) => {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, type]) => type).toSorted())
  const games = Object.values(Object.groupBy(gameTypes, (type) => pageOf(type, ''))).map((types = []) =>
    types.toSorted(),
  )
  t.strictSame(rows.toSorted(), games.toSorted())
  t.match(table, /`SLOTS`, and any other \| the slot/)
  t.equal(pageOf('UNKNOWN', 'a-3d-draw'), 'slot')
})
