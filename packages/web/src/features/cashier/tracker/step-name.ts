const names = [
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
export type StepName = (typeof names)[number] | 'OTHER'

export const stepName = (status: string): StepName => names.find((known) => known === status) ?? 'OTHER'
