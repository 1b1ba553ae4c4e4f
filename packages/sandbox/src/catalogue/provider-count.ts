import type { Brand } from '../brands/brand.ts'
import type { Database } from '../database/open-database.ts'
import { offers } from './catalogue-queries.ts'

/** The number of providers of each game type that the brand offers. */
export function providerCount(db: Database, brand: Brand): { category: string; count: number }[] {
  const counts = db.all<{ category: string; count: number }>`SELECT game_type AS category, COUNT(*) AS count
    FROM provider_types GROUP BY game_type ORDER BY MIN(rowid)`
  return counts.filter(({ category }) => offers(brand, category))
}
