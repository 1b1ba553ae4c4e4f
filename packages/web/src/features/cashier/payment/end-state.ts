import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'

/** How a deposit ended without success, by the states that have words of their own. */
export function endState(status: Deposit['status']): 'EXPIRED' | 'CANCELLED' | 'REJECTED' | 'FAILED' {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'REJECTED' ? status : 'FAILED'
}
