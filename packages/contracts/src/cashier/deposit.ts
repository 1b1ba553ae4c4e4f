import * as z from 'zod/mini'
import { Money } from '../money.ts'

/** What the player does next: nothing, go to a page, scan a code, transfer to an account, or send a form to a page. */
export const DepositAction = z.enum(['NONE', 'REDIRECT', 'QR', 'BANK_DETAILS', 'FORM_POST'])
export type DepositAction = z.infer<typeof DepositAction>

/** The states in which a deposit ends. One that expired may still be credited, when the payment arrives late. */
export const endedDepositStates: ReadonlySet<string> = new Set([
  'SUCCESS',
  'EXPIRED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
])

/**
 * A deposit (the platform's contract, 2.1). How to pay is null or empty where the platform tells it only when the
 * deposit is created.
 */
export const Deposit = z.object({
  depositId: z.string(),
  /**
   * `CREATED`, `AWAITING_PAYMENT`, `FOR_REVIEW`, `PROCESSING`, or one of `endedDepositStates`; or another state of the
   * platform.
   */
  status: z.string(),
  /** What the player pays. Null where the platform leaves an amount out. */
  amount: z.nullable(Money),
  fee: z.nullable(Money),
  netAmount: z.nullable(Money),
  /** What reached the balance, once it did. */
  creditedAmount: z.nullable(Money),
  bonusAmount: z.nullable(Money),
  /** Why it ended without success: a key of the `errors` texts, or a word of the platform; empty for none. */
  reasonCode: z.string(),
  channelCode: z.string(),
  channelName: z.string(),
  requiresReceipt: z.boolean(),
  actionType: DepositAction,
  /** The page to go to, or to send the form to; empty for none. */
  actionUrl: z.string(),
  /** The fields of the form. */
  actionFields: z.record(z.string(), z.string()),
  /** The picture of a QR code that a page may load; empty where it is drawn from `qrText`. */
  qrImage: z.string(),
  qrText: z.string(),
  bank: z.nullable(
    z.object({
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      referenceNo: z.string(),
    }),
  ),
  /** ISO 8601, each empty where the platform leaves it out. */
  expiresAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Deposit = z.infer<typeof Deposit>

export const depositExample: Deposit = {
  depositId: 'D1',
  status: 'AWAITING_PAYMENT',
  amount: { amount: '500.00', currency: 'PHP' },
  fee: { amount: '7.50', currency: 'PHP' },
  netAmount: { amount: '492.50', currency: 'PHP' },
  creditedAmount: null,
  bonusAmount: null,
  reasonCode: '',
  channelCode: 'QRPH_1',
  channelName: 'QR Ph',
  requiresReceipt: false,
  actionType: 'QR',
  actionUrl: '',
  actionFields: {},
  qrImage: '',
  qrText: '000201010212',
  bank: null,
  expiresAt: '2030-01-01T08:30:00+08:00',
  createdAt: '2030-01-01T08:00:00+08:00',
  updatedAt: '',
}
