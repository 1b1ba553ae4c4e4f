import { query } from '../../api/query.ts'

/** The query whose `providers` are all providers of the brand. */
export function providersQuery() {
  return query('listGames', { query: { perPage: 1 } })
}
