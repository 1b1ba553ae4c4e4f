import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { storedValue } from '../../../browser/stored-value.ts'

export interface StartedDeposit {
  /** The player's account id. */
  owner: string
  deposit: Deposit
}

/**
 * The deposit that this tab has begun last, as the platform answered then: a platform that tells how to pay only once
 * does not tell it again after a reload.
 */
export const startedDeposit = storedValue('marquee.deposit', () => sessionStorage, readStarted)

function readStarted(found: unknown): StartedDeposit | undefined {
  const isStarted = typeof found === 'object' && found !== null && 'owner' in found && 'deposit' in found
  return isStarted ? (found as StartedDeposit) : undefined
}
