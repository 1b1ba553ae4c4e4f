import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { isSentBack } from './is-sent-back.ts'

const stageOf: Partial<Record<string, number>> = {
  PENDING: 0,
  PENDING_KYC: 1,
  IN_REVIEW: 1,
  APPROVED: 1,
  PROCESSING: 2,
  COMPLETED: 3,
}

/**
 * How far a withdrawal has come: 0 with us, 1 being checked, 2 on its way, 3 arrived. One that was refused or sent back
 * stays where it got to; a state that is not known counts as being checked.
 */
export function withdrawalStage({ status, steps }: Pick<Withdrawal, 'status' | 'steps'>): number {
  const own = stageOf[status]
  if (own !== undefined) return own
  return isSentBack({ status }) ? Math.max(0, ...steps.map((step) => stageOf[step.status] ?? 0)) : 1
}
