import { call } from '../../call.ts'
import { offers } from '../../catalogue/catalogue-queries.ts'

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
        img_url: `${origin()}/art/providers/${row.provider_code}.svg`,
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
