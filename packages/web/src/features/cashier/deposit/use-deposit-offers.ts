import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSettled } from './use-settled.ts'

const pauseMs = 400
/**
 * The bonuses that a deposit of this amount may take, once the player has stopped typing; undefined until they are known.
 * `amount` is a valid one.
 */
export function useDepositOffers(
  method: DepositMethod | undefined,
  amount: string | undefined,
): readonly DepositOffer[] | undefined {
  const asked = useSettled(method && amount ? `${method.channelCode} ${amount}` : '', pauseMs)
  const [channel = '', settledAmount = ''] = asked.split(' ')
  const { data } = useQuery({
    ...query('listDepositOffers', { query: { channel, amount: settledAmount } }),
    enabled: asked !== '',
    // Without them a deposit can be made all the same.
    meta: { shownInPlace: true },
  })
  return asked !== '' && settledAmount === amount ? data?.items : undefined
}
