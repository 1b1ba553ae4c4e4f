import { getStartup } from '@marquee/contracts/areas/site/startup'
import { readTheme } from '@marquee/contracts/templates'
import t from 'tap'
import { localProblem } from '#web/api/problem-error.ts'
import { screenLook, screenOf } from '#web/app/screens/screen.ts'
import { colors } from '../../../packages/contracts/src/palette/standard-colors.ts'

const startup = getStartup.example.response
const themed = (themeCode: string, themeColor: string, maintenance: typeof startup.maintenance = null) => ({
  ok: true as const,
  value: { ...startup, maintenance, site: { ...startup.site, themeCode, themeColor } },
  theme: readTheme(themeCode, themeColor),
})
const closed = { startDate: '2030-01-01T00:00:00Z', endDate: '' }

t.test('a valid theme opens the site', async (t) => {
  const start = themed('template11', 'mint')
  t.same(screenOf(start), { kind: 'site', startup: start.value, theme: start.theme })
  t.same(screenLook(start), { seed: colors.mint, colorUse: 'chrome', typeface: 'rounded' })
})

t.test('an invalid theme shows the specification’s message', async (t) => {
  const messages = { template99: 'Invalid theme code', template11: 'Invalid theme color' } as const
  for (const [code, message] of Object.entries(messages)) {
    const start = themed(code, 'graphite')
    t.same(screenOf(start), { kind: 'themeError', message, startup: start.value })
    t.same(screenLook(start), screenLook(themed('template99', 'plaid')), 'in the neutral look')
  }
})

t.test('maintenance takes precedence over an invalid theme', async (t) => {
  t.equal(screenOf(themed('template99', 'gold', closed)).kind, 'maintenance')
  t.equal(screenLook(themed('template7', 'sky', closed)).seed, colors.sky, 'in the brand’s colors')
})

t.test('a failed start-up has a screen of its own', async (t) => {
  const problem = localProblem('internalServerError')
  t.same(screenOf({ ok: false, problem }), { kind: 'unreachable', problem })
})
