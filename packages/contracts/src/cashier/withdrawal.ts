import * as z from 'zod/mini'
import { Money } from '../money.ts'

/** The states in which a withdrawal ends. */
export const endedWithdrawalStates: ReadonlySet<string> = new Set([
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'REFUNDED',
])

/** A withdrawal (the platform's contract, 2.2). Amounts are null, and texts empty, where the platform leaves them out. */
export const Withdrawal = z.object({
  withdrawalId: z.string(),
  /**
   * `PENDING`, `PENDING_KYC`, `IN_REVIEW`, `APPROVED`, `PROCESSING`, `FAILED` (not refunded yet), or one of
   * `endedWithdrawalStates`; or another state of the platform.
   */
  status: z.string(),
  amount: z.nullable(Money),
  fee: z.nullable(Money),
  netAmount: z.nullable(Money),
  /** Where the money goes, its number masked. */
  bankName: z.string(),
  accountNumberMasked: z.string(),
  /** A key of the `errors` texts, or a word of the platform. */
  reasonCode: z.string(),
  reasonText: z.string(),
  /** What happened so far, earliest first. */
  steps: z.array(z.object({ status: z.string(), at: z.string() })),
  /** Between these times the money is promised; ISO 8601. */
  etaFrom: z.string(),
  etaTo: z.string(),
  /** The bank's own reference. */
  providerRef: z.string(),
  createdAt: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawalExample: Withdrawal = {
  withdrawalId: 'W1',
  status: 'PENDING',
  amount: { amount: '500.00', currency: 'PHP' },
  fee: { amount: '0.00', currency: 'PHP' },
  netAmount: { amount: '500.00', currency: 'PHP' },
  bankName: 'BPI',
  accountNumberMasked: '•••• 1234',
  reasonCode: '',
  reasonText: '',
  steps: [{ status: 'PENDING', at: '2030-01-01T08:00:00+08:00' }],
  etaFrom: '2030-01-01T08:10:00+08:00',
  etaTo: '2030-01-01T09:00:00+08:00',
  providerRef: '',
  createdAt: '2030-01-01T08:00:00+08:00',
}
