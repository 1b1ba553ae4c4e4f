import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'

/** The address of a deposit's own page. */
export const depositAddress = (depositId: string): string => `/deposit?id=${encodeURIComponent(depositId)}`

/** How a deposit ended without success, by the states that have words of their own. */
export function endState(status: Deposit['status']): 'EXPIRED' | 'CANCELLED' | 'REJECTED' | 'FAILED' {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'REJECTED' ? status : 'FAILED'
}

/** What a deposit waits for that has not ended: the payment, the check of its receipt, or the wallet. */
export function openState({ status }: Pick<Deposit, 'status'>): 'unpaid' | 'review' | 'processing' {
  if (status === 'CREATED' || status === 'AWAITING_PAYMENT') return 'unpaid'
  return status === 'FOR_REVIEW' ? 'review' : 'processing'
}

/** Whether a deposit still waits for the payment. */
export const isUnpaid = (deposit: Pick<Deposit, 'status'>): boolean => openState(deposit) === 'unpaid'

/** The name of the words for what an open deposit waits for: what is checked may be a receipt or the payment. */
export function openTitle(deposit: Pick<Deposit, 'status' | 'requiresReceipt'>) {
  const state = openState(deposit)
  return state === 'review' && !deposit.requiresReceipt ? 'paymentReview' : state
}

/** What has reached the wallet, by the best that the platform says about it. */
export const arrivedAmount = ({ creditedAmount, netAmount, amount }: Deposit) =>
  creditedAmount ?? netAmount ?? amount
