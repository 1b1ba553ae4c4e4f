import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { limitItem, limitsOf } from '../../care/limits.ts'
import { marketOf } from '../../care/markets.ts'
import { pauseItem, pauseOf } from '../../care/pauses.ts'

const reviewMs = 182 * 86_400_000

/** The player's limits and breaks, what can be set, and where help is to be found. */
export const rgSettings = call({
  path: '/api/rg/settings',
  identify: 'playerAtSite',
  handle({ input, brand, player, ...platform }) {
    const { db } = platform
    const market = marketOf(brand)
    const exclusion = pauseItem(pauseOf(platform, player, 'SELF_EXCLUSION'))
    const { domain, account_id } = player
    const minutes = db.one<{ minutes: number }>`SELECT minutes FROM reality_checks
      WHERE domain = ${domain} AND account_id = ${account_id}`?.minutes
    const setAt = db.one<{ at: number | null }>`SELECT MAX(set_at) AS at FROM play_limits
      WHERE domain = ${domain} AND account_id = ${account_id}`?.at
    return {
      value: [
        {
          limits: limitsOf(db, player).map((row) => limitItem(platform, player, row)),
          reality_check_minutes: minutes ?? 0,
          cool_off: pauseItem(pauseOf(platform, player, 'COOL_OFF')),
          self_exclusion: { ...exclusion, irrevocable_until: exclusion.until },
          options: {
            cool_off: market.breakHours,
            exclusion: market.exclusionMonths,
            reality: market.realityMinutes,
          },
          helplines: market.helplines.map(({ about: _, ...helpline }) => helpline),
          review_due: setAt == null ? '' : manilaTime(setAt + reviewMs),
        },
      ],
    }
  },
})
