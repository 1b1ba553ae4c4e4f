import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { offers } from '../../catalogue/catalogue-queries.ts'
import { type Fixture, fixtures } from '../../content/fixtures.ts'

const minuteMs = 60_000

/** The live and upcoming matches of the brand's sportsbook, with start times relative to now. */
export const matchList = call({
  path: '/api/product/match_list',
  identify: 'site',
  handle({ brand, now }) {
    if (!offers(brand, 'SPORTSBOOK')) return { value: [], total: 0 }
    const value = fixtures.map((fixture, index) => matchItem(fixture, index, now()))
    return { value, total: value.length }
  },
})

function matchItem(fixture: Fixture, index: number, now: number) {
  const { sport, league, home, away, startsInMinutes, score, odds } = fixture
  // Rounded to five minutes, as real kick-offs are.
  const startsAt = Math.round((now + startsInMinutes * minuteMs) / (5 * minuteMs)) * 5 * minuteMs
  return {
    match_id: `m-${String(index + 1).padStart(3, '0')}`,
    sport,
    league_name: league[0],
    league_name_en: league[0],
    league_name_php: league[0],
    league_name_cn: league[1],
    home_team_name: home[0],
    away_team_name: away[0],
    home_name_en: home[0],
    home_name_php: home[0],
    home_name_cn: home[1],
    away_name_en: away[0],
    away_name_php: away[0],
    away_name_cn: away[1],
    starts_at: manilaTime(startsAt),
    is_live: startsInMinutes < 0,
    score,
    odds: { home: odds[0], draw: odds[1], away: odds[2] },
  }
}
