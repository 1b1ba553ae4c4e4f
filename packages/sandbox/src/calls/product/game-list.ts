import { call } from '../../call.ts'
import { offeredTypes } from '../../catalogue/catalogue-queries.ts'
import { type GameRow, gameItem } from '../../catalogue/game.ts'
import type { Database } from '../../database/open-database.ts'
import { invalidInput } from '../../refusal.ts'

const maxPerPage = 200
const orders = ['HOT', 'NEW', 'AZ']

/** A page of the catalogue, filtered and sorted. `list_version` changes when a matching game changes. */
export const gameList = call({
  path: '/api/product/game_list',
  identify: 'site',
  fields: {
    game_type: 'text',
    provider_code: 'text?',
    page: 'count?',
    per_page: 'count?',
    sort: 'text?',
    updated_after: 'text?',
  },
  handle({ input, brand, ...platform }) {
    const { game_type, provider_code = '', page = 1, per_page = 10, updated_after = '' } = input
    const order = input.sort || 'HOT'
    const since = updated_after === '' ? 0 : Date.parse(updated_after)
    if (!orders.includes(order)) throw invalidInput({ sort: 'unknown' })
    if (per_page > maxPerPage) throw invalidInput({ per_page: 'tooMany' })
    if (Number.isNaN(since)) throw invalidInput({ updated_after: 'wrongType' })
    const types =
      game_type === '' ? offeredTypes(brand) : offeredTypes(brand).filter((type) => type === game_type)
    const filter = { types: JSON.stringify(types), provider_code, since }
    const { total, version } = countGames(platform.db, filter)
    const rows = pageOfGames(platform.db, filter, order, per_page, (page - 1) * per_page)
    const value = rows.map((row) => gameItem(platform, row))
    return { value, total, page, per_page, list_version: String(version) }
  },
})

interface Filter {
  /** Game types as a JSON array. */
  types: string
  /** Empty for all. */
  provider_code: string
  /** Only games updated after this time, in milliseconds since the epoch. */
  since: number
}

function countGames(
  db: Database,
  { types, provider_code, since }: Filter,
): { total: number; version: number } {
  const row = db.one<{ total: number; version: number }>`SELECT COUNT(*) AS total,
      coalesce(MAX(updated_at), 0) AS version FROM games
    WHERE game_type IN (SELECT value FROM json_each(${types}))
      AND (${provider_code} = '' OR provider_code = ${provider_code}) AND updated_at > ${since}`
  return row ?? { total: 0, version: 0 }
}

function pageOfGames(db: Database, filter: Filter, order: string, limit: number, offset: number): GameRow[] {
  const { types, provider_code, since } = filter
  return db.all<GameRow>`SELECT games.*, games.is_maintenance OR providers.is_maintenance AS is_maintenance
    FROM games JOIN providers USING (provider_code)
    WHERE game_type IN (SELECT value FROM json_each(${types}))
      AND (${provider_code} = '' OR provider_code = ${provider_code}) AND updated_at > ${since}
    ORDER BY CASE ${order} WHEN 'HOT' THEN -is_hot WHEN 'NEW' THEN -is_new ELSE 0 END,
      CASE ${order} WHEN 'AZ' THEN game_name END COLLATE NOCASE, games.sort
    LIMIT ${limit} OFFSET ${offset}`
}
