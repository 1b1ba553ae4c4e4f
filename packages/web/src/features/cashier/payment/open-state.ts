import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'

/** What a deposit waits for that has not ended: the payment, the check of its receipt, or the wallet. */
export function openState({ status }: Pick<Deposit, 'status'>): 'unpaid' | 'review' | 'processing' {
  if (status === 'CREATED' || status === 'AWAITING_PAYMENT') return 'unpaid'
  return status === 'FOR_REVIEW' ? 'review' : 'processing'
}
