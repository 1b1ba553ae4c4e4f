import { call } from '../../calls/call.ts'
import { manilaTime } from '../../clock/manila.ts'
import { fixtures } from './fixtures.ts'
import { offers } from './game.ts'
import { playableGames } from './play/play-game.ts'
import { sharedSeed } from './play/seeds.ts'

type Games = Awaited<ReturnType<typeof playableGames>>
type OfferedMatch = ReturnType<Games['matchesOfBook']>[number]

/** The live and upcoming matches of the brand's sportsbook, as the book itself has them now. */
export const matchList = call({
  path: '/api/product/match_list',
  identify: 'site',
  async handle({ brand, db, now }) {
    if (!offers(brand, 'SPORTSBOOK')) return { value: [], total: 0 }
    const { matchesOfBook } = await playableGames()
    const book = { fixtures, now, sharedSeed: (event: string) => sharedSeed(db, event) }
    const value = matchesOfBook(book).map(matchItem)
    return { value, total: value.length }
  },
})

function matchItem({ id, sport, league, home, away, startsAt, isLive, score, winner }: OfferedMatch) {
  return {
    match_id: id,
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
    is_live: isLive,
    score,
    odds: { home: winner.home.price, draw: winner.draw?.price ?? null, away: winner.away.price },
    selections: { home: winner.home.id, draw: winner.draw?.id ?? null, away: winner.away.id },
  }
}
