import t from 'tap'
import { startSite } from '../../support/site.ts'

t.test('analytics scripts are logged when first seen and when changed', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const told = () => site.log.filter(({ event }) => String(event).startsWith('analytics'))
  // A reload of the settings, which makes brands anew, is no news of their scripts either.
  const load = async () => {
    await fetch(`${site.adminUrl}/reload`, { method: 'POST' })
    await fetch(`${site.adminUrl}/purge?host=localhost`, { method: 'POST' })
    await site.ask('/')
  }
  await site.ask('/')
  await load()
  t.match(told(), [{ level: 'info', event: 'analyticsSeen', host: 'localhost', scripts: Number }])
  t.equal(told().length, 1, 'the same scripts again are no news')

  const replace = { 'value.0.script': '<script>other()</script>' }
  site.sandbox.control.fault({ call: '/api/settings/get_analytics', fault: { kind: 'drift', replace } })
  await load()
  await load()
  const [seen, changed, ...more] = told()
  t.match(changed, { level: 'warn', event: 'analyticsChanged', host: 'localhost' })
  t.not(changed?.digest, seen?.digest)
  t.same(more, [])
  t.notMatch(JSON.stringify(told()), 'other()', 'what they do is not written down')
})
