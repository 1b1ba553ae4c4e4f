import { call } from '../../calls/call.ts'
import { minuteMs } from '../../clock/durations.ts'
import { decimal, units } from '../../money.ts'
import { type GameRow, offers } from './game.ts'
import { playableGames } from './play/play-game.ts'

const seats = 7

/** The live tables of the brand that are open, with their limits and how many of their seats are taken now. */
export const tableList = call({
  path: '/api/product/table_list',
  identify: 'site',
  async handle({ brand, db, now }) {
    if (!offers(brand, 'LIVECASINO')) return { value: [], total: 0 }
    const { limitsOfTable } = await playableGames()
    const rows = db.all<GameRow>`SELECT games.* FROM games JOIN providers USING (provider_code)
      WHERE game_type = 'LIVECASINO' AND games.is_maintenance = 0 AND providers.is_maintenance = 0
      ORDER BY games.sort`
    const value = rows.map(({ provider_code, game_code, sort }) => {
      const { min, max } = limitsOfTable(game_code)
      return {
        ...{ provider_code, game_code, min_bet: decimal(units(min)), max_bet: decimal(units(max)) },
        ...{ seats_taken: takenSeats(sort, now()), seats_total: seats },
      }
    })
    return { value, total: value.length }
  },
})

/** Players come and go one by one: each table fills and empties in its own few minutes. */
function takenSeats(place: number, at: number): number {
  const turn = at / ((2 + (place % 3)) * minuteMs) + place
  return Math.round((seats / 2) * (1 + Math.sin(turn)))
}
