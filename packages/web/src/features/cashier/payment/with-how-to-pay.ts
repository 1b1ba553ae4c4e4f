import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { StartedDeposit } from './started-deposit.ts'

/** A deposit as it stands now, with what only the answer to its creation told. */
export function withHowToPay(now: Deposit, started: StartedDeposit | undefined, owner: string): Deposit {
  const begun = started?.owner === owner ? started.deposit : undefined
  if (begun?.depositId !== now.depositId) return now
  // That no receipt is needed tells nothing: the platform may have left out which method it is.
  const told = Object.entries(now).filter(([, value]) => value)
  const isTold = now.actionType !== 'NONE' || begun.actionType === 'NONE'
  const { actionType, actionUrl, actionFields, qrText, qrImage, bank } = isTold ? now : begun
  return {
    ...begun,
    ...(Object.fromEntries(told) as Partial<Deposit>),
    ...{ actionType, actionUrl, actionFields, qrText, qrImage, bank },
  }
}
