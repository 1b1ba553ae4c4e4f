import t from 'tap'
import { startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'

// Nothing goes stale while the test runs, however slow the machine.
const site = await startSite({
  STARTUP_FRESH_SECONDS: '3600',
  SEO_FRESH_SECONDS: '3600',
  CATALOGUE_FRESH_SECONDS: '3600',
})
t.teardown(() => site.close())

const visitors = isFullRun ? 1000 : 200

t.test('visitors who open a cold brand at once cost one call of each kind', async (t) => {
  const host = 'crowd.localhost'
  site.sandbox.control.clearCalls()
  const answers = await Promise.all(Array.from({ length: visitors }, () => site.ask('/', { host })))
  t.same([...new Set(answers.map(({ status }) => status))], [200])
  t.equal(new Set(answers.map(({ text }) => text)).size, 1, 'all saw the same page')
  const paths = site.sandbox.control.calls().map(({ path }) => path)
  t.ok(paths.length > 0)
  t.same(paths, [...new Set(paths)], 'no call was made twice')
})

t.test('page views of a cached brand make no platform calls', async (t) => {
  const host = 'crowd.localhost'
  const view = () =>
    Promise.all(['/', '/api/startup', '/api/games?list=hot'].map((path) => site.ask(path, { host })))
  await view()
  site.sandbox.control.clearCalls()
  for (let views = 0; views < 100; views++) await view()
  t.same(site.sandbox.control.calls(), [])
})
