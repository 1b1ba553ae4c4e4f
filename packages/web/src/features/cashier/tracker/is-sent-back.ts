import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'

/** Whether no money will arrive: refused, cancelled, or sent back by the bank. */
export function isSentBack({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status === 'FAILED' || (endedWithdrawalStates.has(status) && status !== 'COMPLETED')
}
