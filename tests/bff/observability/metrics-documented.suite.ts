import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { unusedOrigin } from '../../support/faulty-platform.ts'
import { startGateway } from '../../support/site.ts'

t.test('the guide for operators explains every metric, and none that does not exist', async (t) => {
  const gateway = await startGateway({ UPSTREAM_URL: unusedOrigin })
  t.teardown(() => gateway.close())
  const exposed = await (await fetch(`${gateway.adminUrl}/metrics`)).text()
  const names = [...exposed.matchAll(/^# TYPE (marquee_\w+) /gm)].map(([, name = '']) => name)
  const guide = readFileSync(join(projectRoot, 'docs/operating/metrics.md'), 'utf8')
  const explained = [...guide.matchAll(/^\| `(marquee_\w+)` \|/gm)].map(([, name = '']) => name)
  t.strictSame(explained.toSorted(), names.toSorted())
})
