import { useQueryClient } from '@tanstack/react-query'
import type { ReadId } from '../../api/query.ts'

// A claim may change the balance, the tokens and the messages beside what the page shows.
const everywhere: readonly ReadId[] = ['getBalance', 'getMiniGameWallet', 'getAccountStatus']

/** A function that fetches again what these operations have answered, and what any claim changes. */
export function useRefresh(ids: readonly ReadId[]): () => void {
  const client = useQueryClient()
  const changed = new Set<unknown>([...everywhere, ...ids])
  return () => void client.invalidateQueries({ predicate: ({ queryKey: [id] }) => changed.has(id) })
}
