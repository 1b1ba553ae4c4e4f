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
  t.match(screenOf(start), { kind: 'site', startup: start.value, theme: start.theme })
  t.same(screenLook(start), { seed: colors.mint, colorUse: 'chrome', typeface: 'rounded' })
})

t.test('an invalid theme shows the specification’s message', async (t) => {
  const messages = { template99: 'Invalid theme code', template11: 'Invalid theme color' } as const
  for (const [code, message] of Object.entries(messages)) {
    const start = themed(code, 'graphite')
    t.match(screenOf(start), { kind: 'themeError', message, startup: start.value })
    t.same(screenLook(start), screenLook(themed('template99', 'plaid')), 'in the neutral look')
  }
})

t.test('maintenance takes precedence over an invalid theme', async (t) => {
  t.equal(screenOf(themed('template99', 'gold', closed)).kind, 'maintenance')
  t.equal(screenLook(themed('template7', 'sky', closed)).seed, colors.sky, 'in the brand’s colors')
})

t.test('a closed site shows that, in the brand’s colors; maintenance takes precedence', async (t) => {
  const { value, theme } = themed('template7', 'sky')
  t.equal(screenOf({ ok: true, value: { ...value, isClosed: true }, theme }).kind, 'closed')
  t.equal(
    screenOf({ ok: true, value: { ...value, isClosed: true, maintenance: closed }, theme }).kind,
    'maintenance',
  )
})

t.test('logo3 is the logo on light grounds, where there is one', async (t) => {
  const logoOn = (color: string, logo3: string) => {
    const { value, theme } = themed('template7', color)
    const screen = screenOf({
      ok: true,
      value: { ...value, site: { ...value.site, logo1: '/1.svg', logo3 } },
      theme,
    })
    return 'logo' in screen && screen.logo
  }
  t.equal(logoOn('sky', '/3.svg'), '/3.svg')
  t.equal(logoOn('sky', ''), '/1.svg')
  t.equal(logoOn('plaid', '/3.svg'), '/1.svg', 'the neutral look is dark')
  const dark = themed('template1', 'gold')
  const site = { ...dark.value.site, logo1: '/1.svg', logo3: '/3.svg' }
  t.match(screenOf({ ...dark, value: { ...dark.value, site } }), { logo: '/1.svg' })
})

t.test('a failed start-up has a screen of its own', async (t) => {
  const problem = localProblem('internalServerError')
  t.same(screenOf({ ok: false, problem }), { kind: 'unreachable', problem })
})
