import { call } from '../../calls/call.ts'
import type { Database } from '../../database/open-database.ts'
import { invalidInput } from '../../refusal.ts'
import { hasPicture } from './catalogue/provider-facts.ts'
import type { GameList } from './catalogue/seed-catalogue.ts'
import { type GameRow, gameItem, listedGames, offeredTypes, offers } from './game.ts'

interface ProviderRow {
  provider_code: string
  provider_name: string
  logo: string
  launch_mode: string
  has_lobby: number
  has_demo: number
  is_maintenance: number
  maintenance_until: string
  sort: number
  game_type: string
}

/** The providers of a game type, or of all of them: then a provider is listed once for each of its types. */
export const providerList = call({
  path: '/api/product/provider_list',
  identify: 'site',
  fields: { game_type: 'text' },
  handle({ input, brand, db, origin }) {
    const rows = db.all<ProviderRow>`SELECT providers.*, game_type
      FROM providers JOIN provider_types USING (provider_code)
      WHERE ${input.game_type} = '' OR game_type = ${input.game_type} ORDER BY sort, provider_types.rowid`
    const value = rows
      .filter((row) => offers(brand, row.game_type))
      .map((row) => ({
        provider_code: row.provider_code,
        provider_name: row.provider_name,
        img_url: hasPicture(row.provider_code) ? `${origin()}/art/providers/${row.provider_code}.svg` : '',
        game_type: row.game_type,
        launch_mode: row.launch_mode,
        has_lobby: row.has_lobby === 1,
        is_maintenance: row.is_maintenance === 1,
        maintenance_until: row.maintenance_until,
        supported_currencies: [brand.currency],
        has_demo: row.has_demo === 1,
        sort: row.sort,
      }))
    return { value, total: value.length }
  },
})

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
    const value = rows.map((row) => gameItem(platform, brand, row))
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

/** Declares the call for one of the four lists of games. */
const gameListCall = (path: string, list: GameList) =>
  call({
    path,
    identify: 'site',
    fields: { game_type: 'text' },
    handle({ input, brand, ...platform }) {
      const rows = listedGames(platform.db, brand, list, input.game_type)
      return { value: rows.map((row) => gameItem(platform, brand, row)) }
    },
  })

/** The hot games of the brand. */
export const getHotGames = gameListCall('/api/product/get_hot_games', 'hot')

/** The new games of the brand. */
export const getNewGames = gameListCall('/api/product/get_new_games', 'new')

/** The popular games of the brand. */
export const getPopularGames = gameListCall('/api/product/get_popular_games', 'popular')

/** The featured games of the brand. */
export const getFeaturedGames = gameListCall('/api/product/get_featured_games', 'featured')

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
    const value = rows
      .filter((row) => offers(brand, row.game_type))
      .map((row) => gameItem(platform, brand, row))
    return { value, total: value.length }
  },
})
