import { pageOf } from '@marquee/demo-games'
import { call } from '../../calls/call.ts'
import { manilaTime } from '../../clock/manila.ts'
import { type GameRow, offers } from './game.ts'
import { playableGames } from './play/play-game.ts'
import { sharedSeed } from './play/seeds.ts'

const listedDraws = 5

/** The games of a type that are draws, each with its latest ones, as its own page shows them. */
export const drawList = call({
  path: '/api/product/draw_list',
  identify: 'site',
  fields: { game_type: 'filled' },
  async handle({ input, brand, db, now }) {
    if (!offers(brand, input.game_type)) return { value: [], total: 0 }
    const { latestDraws } = await playableGames()
    const rows = db.all<GameRow>`SELECT games.* FROM games JOIN providers USING (provider_code)
      WHERE game_type = ${input.game_type} AND games.is_maintenance = 0 AND providers.is_maintenance = 0
      ORDER BY games.sort`
    const value = rows.flatMap(({ provider_code, game_code, game_type, game_name, game_name_local }) => {
      const drawing = { now, gameCode: game_code, sharedSeed: (event: string) => sharedSeed(db, event) }
      const draws = latestDraws(pageOf(game_type, game_code), drawing, listedDraws)
      if (!draws) return []
      return {
        ...{ provider_code, game_code, game_type, game_name, game_name_local },
        draws: draws.map(({ id, at, numbers }) => ({ draw_id: id, drawn_at: manilaTime(at), numbers })),
      }
    })
    return { value, total: value.length }
  },
})
