import { type QueryClient, useQuery } from '@tanstack/react-query'
import { query, queryKey } from '../../api/query.ts'

/** The player's accounts; the page shows a failure in their place. */
export function useMyBanks() {
  return useQuery(query('listMyBanks', {}))
}

/** Fetches the accounts now, to see what became of a change whose answer was lost. */
export function fetchMyBanks(client: QueryClient) {
  return client.fetchQuery({ ...query('listMyBanks', {}), staleTime: 0 })
}

/** After a change of the accounts: fetches them again, and what a withdrawal needs to know of them. */
export async function refreshBanks(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: queryKey('getWithdrawalInfo', {}) })
  await client.invalidateQueries({ queryKey: queryKey('listMyBanks', {}) })
}
