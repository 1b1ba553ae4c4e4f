import { type Call, call } from '../../call.ts'
import { offers } from '../../catalogue/catalogue-rows.ts'
import { type GameRow, gameItem } from '../../catalogue/game.ts'
import { invalidInput } from '../../refusal.ts'

const mostPerPage = 200
const orders: Record<string, (a: GameRow, b: GameRow) => number> = {
  HOT: (a, b) => b.is_hot - a.is_hot || a.sort - b.sort,
  NEW: (a, b) => b.is_new - a.is_new || a.sort - b.sort,
  AZ: (a, b) => a.game_name.localeCompare(b.game_name, 'en'),
}

/** The catalogue in pages. `list_version` changes when a game does. */
export const gameList: Call = call({
  identify: 'site',
  fields: {
    game_type: 'text',
    provider_code: 'text?',
    page: 'count?',
    per_page: 'count?',
    sort: 'text?',
    updated_after: 'text?',
  },
  answer({ input, brand, ...platform }) {
    const { game_type, provider_code = '', page = 1, per_page = 10, sort = 'HOT', updated_after = '' } = input
    const order = orders[sort || 'HOT']
    const since = updated_after === '' ? 0 : Date.parse(updated_after)
    if (!order) throw invalidInput({ sort: 'unknown' })
    if (per_page > mostPerPage) throw invalidInput({ per_page: 'tooMany' })
    if (Number.isNaN(since)) throw invalidInput({ updated_after: 'wrongType' })
    const found = platform.db.all<
      GameRow & { updated_at: number }
    >`SELECT games.*, games.is_maintenance OR providers.is_maintenance AS is_maintenance
        FROM games JOIN providers USING (provider_code)
        WHERE (${game_type} = '' OR game_type = ${game_type})
          AND (${provider_code} = '' OR provider_code = ${provider_code}) AND updated_at > ${since}`
      .filter((row) => offers(brand, row.game_type))
      .sort(order)
    const value = found.slice((page - 1) * per_page, page * per_page)
    const version = Math.max(0, ...found.map((row) => row.updated_at))
    return {
      value: value.map((row) => gameItem(platform, row)),
      total: found.length,
      page,
      per_page,
      list_version: String(version),
    }
  },
})
