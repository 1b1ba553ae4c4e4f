import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { publicReports } from '../faults/public-reports.ts'

t.test('every report has its sources, and a test where something was mended', async (t) => {
  t.ok(publicReports.length >= 30)
  t.equal(new Set(publicReports.map(({ kind }) => kind)).size, publicReports.length)
  for (const { kind, sources, now, test } of publicReports) {
    for (const source of sources) t.match(source, /^[\w.-]+\/[\w.-]+#\d+$/, kind)
    if (test) t.ok(existsSync(join(projectRoot, 'tests', test)), `${kind}: ${test}`)
    else t.match(now, /^the same|not mended yet/, kind)
  }
})
