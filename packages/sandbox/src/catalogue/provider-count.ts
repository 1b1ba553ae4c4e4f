import type { Brand } from '../brands/brand.ts'
import type { Database } from '../database/open-database.ts'
import { offers } from './catalogue-queries.ts'

interface ProviderCount {
  category: string
  count: number
  game_count: number
}

/** How many providers and games the brand has of each kind of game; a kind it lacks is not in the list. */
export function providerCount(db: Database, brand: Brand): ProviderCount[] {
  const counts = db.all<ProviderCount>`SELECT game_type AS category, COUNT(*) AS count,
      (SELECT COUNT(*) FROM games WHERE games.game_type = provider_types.game_type) AS game_count
    FROM provider_types GROUP BY game_type ORDER BY MIN(rowid)`
  return counts.filter(({ category }) => offers(brand, category))
}
