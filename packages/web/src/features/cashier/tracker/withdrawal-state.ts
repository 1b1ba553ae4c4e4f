import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'

/** The address of a withdrawal's own page. */
export const withdrawalAddress = (withdrawalId: string): string =>
  `/withdrawal?id=${encodeURIComponent(withdrawalId)}`

const named = [
  'PENDING',
  'PENDING_KYC',
  'IN_REVIEW',
  'APPROVED',
  'PROCESSING',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'FAILED',
  'REFUNDED',
] as const

/** A state of withdrawals that has words of its own (`cashier.steps`); `OTHER` is any other of the platform. */
export type StateName = (typeof named)[number] | 'OTHER'

/** The state by whose name the texts know it. */
export const stateName = (status: string): StateName => named.find((known) => known === status) ?? 'OTHER'

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

/** Whether no money will arrive: refused, cancelled, or sent back by the bank. */
export function isSentBack({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status === 'FAILED' || (endedWithdrawalStates.has(status) && status !== 'COMPLETED')
}

/** The steps of a withdrawal by when they happened: they may arrive out of order. */
export function stepsInOrder({ steps }: Pick<Withdrawal, 'steps'>): Withdrawal['steps'] {
  const atMs = ({ at }: { at: string }) => Date.parse(at) || 0
  return steps.toSorted((one, other) => atMs(one) - atMs(other))
}
