import { getStartupExample } from '@marquee/contracts/site/get-startup'
import t from 'tap'
import { localProblem } from '../../../packages/web/src/api/local-problem.ts'
import { screenOf, screenTheme } from '../../../packages/web/src/app/screens/screen.ts'

const startup = getStartupExample.response
const themed = (themeCode: string, themeColour: string) => ({
  ...startup,
  site: { ...startup.site, themeCode, themeColour },
})
const closed = { startDate: '2030-01-01T00:00:00Z', endDate: '' }

t.test('a valid theme opens the site', async (t) => {
  const value = themed('template11', 'mint')
  t.same(screenOf({ ok: true, value }), { kind: 'site', startup: value })
  t.same(screenTheme({ kind: 'site', startup: value }), { template: 'template11', colour: 'mint' })
})

t.test('an invalid theme shows the specification’s message', async (t) => {
  const messages = { template99: 'Invalid theme code', template11: 'Invalid theme color' } as const
  for (const [code, message] of Object.entries(messages)) {
    const value = themed(code, 'graphite')
    t.same(screenOf({ ok: true, value }), { kind: 'themeError', message, startup: value })
  }
})

t.test('maintenance takes precedence over an invalid theme', async (t) => {
  const value = { ...themed('template99', 'gold'), maintenance: closed }
  t.equal(screenOf({ ok: true, value }).kind, 'maintenance')
  t.ok(screenTheme({ kind: 'maintenance', startup: value }).template)
})

t.test('a failed start-up has a screen of its own', async (t) => {
  const problem = localProblem('internalServerError')
  t.same(screenOf({ ok: false, problem }), { kind: 'unreachable', problem })
})
