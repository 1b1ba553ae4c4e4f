import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { query } from '../../api/query.ts'
import { paymentIntents } from '../../player/intents/payment-intent.ts'
import { useSession } from '../../session/session-state.ts'

/**
 * Takes in the deposits and withdrawals that other devices of the player have left open, for `useOpenIntent`. Returns
 * whether it is not known yet what there are.
 */
export function useUnsettledMoney(): boolean {
  const owner = useSession().player?.accountId ?? ''
  const { data, isLoading } = useQuery({
    ...query('listUnsettledMoney', {}),
    staleTime: 0,
    // An earlier answer may name what has been settled since.
    gcTime: 0,
  })
  // Before the form is painted: a second payment is one tap away there.
  useLayoutEffect(() => {
    if (data) paymentIntents.adopt(owner, data.items)
  }, [data, owner])
  return isLoading
}
