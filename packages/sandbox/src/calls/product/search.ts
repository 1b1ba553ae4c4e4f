import { call } from '../../call.ts'
import { offers } from '../../catalogue/catalogue-queries.ts'
import { type GameRow, gameItem } from '../../catalogue/game.ts'
import { invalidInput } from '../../refusal.ts'

const maxResults = 60

/** Games whose name, in English or the local language, or whose provider's name contains the keyword. */
export const search = call({
  path: '/api/product/search',
  identify: 'site',
  fields: { keyword: 'filled', game_type: 'text?' },
  handle({ input, brand, ...platform }) {
    const { keyword, game_type = '' } = input
    const { length } = [...keyword]
    if (length < 2 || length > 40) throw invalidInput({ keyword: 'length' })
    const rows = platform.db.all<GameRow>`SELECT games.* FROM games JOIN providers USING (provider_code)
      WHERE (${game_type} = '' OR game_type = ${game_type})
        AND instr(lower(game_name || ' ' || game_name_local || ' ' || provider_name), ${keyword.toLowerCase()}) > 0
      ORDER BY is_hot DESC, games.sort LIMIT ${maxResults}`
    const value = rows.filter((row) => offers(brand, row.game_type)).map((row) => gameItem(platform, row))
    return { value, total: value.length }
  },
})
