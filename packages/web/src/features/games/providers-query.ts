import { query } from '../../api/query.ts'

/** A query whose `providers` are all of the brand's providers. */
export function providersQuery() {
  return query('listGames', { query: { perPage: 1 } })
}
