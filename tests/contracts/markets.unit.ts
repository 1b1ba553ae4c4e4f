import { defaultMarket, markets } from '@marquee/contracts/markets/market'
import t from 'tap'

t.test(
  'every market pack can be shown: a helpline to call, in every language, and steps in order',
  async (t) => {
    t.same([...markets.keys()], ['PH', 'GB'])
    for (const [code, { minimumAge, helplines, breakHours, exclusionMonths, realityMinutes }] of markets) {
      t.ok(minimumAge >= 18, code)
      t.match(helplines[0]?.phone, /^\+?[\d ]+$/, `${code}: the footer has a number`)
      for (const { name, about, url } of helplines) {
        t.ok(name && URL.canParse(url), `${code} ${name}`)
        t.match(about?.CN, /\p{Script=Han}/u, `${code} ${name}`)
        t.equal(new Set(Object.values(about ?? {})).size, 3, `${code} ${name}: each language its own words`)
      }
      // For good (0) is the longest exclusion, and none (0) the rarest check.
      for (const steps of [breakHours, exclusionMonths.map((months) => months || Infinity), realityMinutes])
        t.same(
          steps.toSorted((one, other) => one - other),
          steps,
          code,
        )
    }
  },
)

t.test('the Philippines come first: from 21, without sabong, by the steps of PAGCOR', async (t) => {
  t.match(defaultMarket, {
    ...{ code: 'PH', minimumAge: 21, closedCategories: ['sabong'], exclusionMonths: [6, 12, 60, 0] },
  })
})
