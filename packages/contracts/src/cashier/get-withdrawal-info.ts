import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { FeeType } from './deposit-method.ts'

/** What can be withdrawn, within which limits, and what stands in the way. Null where the platform leaves it out. */
export const WithdrawalInfo = z.object({
  withdrawableBalance: z.nullable(Money),
  lockedBalance: z.nullable(Money),
  currency: z.string(),
  minAmount: Money,
  maxAmount: z.nullable(Money),
  dailyLimit: z.nullable(Money),
  dailyUsed: z.nullable(Money),
  dailyCountLeft: z.nullable(z.number()),
  /** Withdrawals of today that are still free of charge. */
  freeCountLeft: z.nullable(z.number()),
  feeType: FeeType,
  /** An amount for `FIXED`, percent for `RATE`: a decimal string. */
  feeValue: z.string(),
  /** The usual time in minutes. */
  processingTime: z.number(),
  cancelEnabled: z.boolean(),
  pinRequired: z.boolean(),
  tacRequired: z.boolean(),
  kycStatus: z.string(),
  kycRequired: z.boolean(),
  /** `TURNOVER`, `KYC`, `NO_BANK`, `PENDING_WITHDRAWAL`, `LIMIT`, `BANK_CHANGE_HOLD`, or another of the platform. */
  blockers: z.array(z.string()),
  /** When the hold after a change of account ends, ISO 8601; empty without one, or where the platform leaves it out. */
  holdUntil: z.string(),
  turnover: z.nullable(z.object({ required: Money, completed: Money, remaining: Money })),
})
export type WithdrawalInfo = z.infer<typeof WithdrawalInfo>

/** What the withdrawal page needs to know before anything is entered. */
export const getWithdrawalInfo = operation({
  method: 'GET',
  path: '/api/cashier/withdrawal-info',
  access: 'player',
  limit: 'reads',
  capability: 'withdrawals',
  response: WithdrawalInfo,
})

export const getWithdrawalInfoExample: Example<typeof getWithdrawalInfo> = {
  request: {},
  response: {
    withdrawableBalance: { amount: '1500.00', currency: 'PHP' },
    lockedBalance: { amount: '250.00', currency: 'PHP' },
    currency: 'PHP',
    minAmount: { amount: '300.00', currency: 'PHP' },
    maxAmount: { amount: '50000.00', currency: 'PHP' },
    dailyLimit: { amount: '1250000.00', currency: 'PHP' },
    dailyUsed: { amount: '0.00', currency: 'PHP' },
    dailyCountLeft: 5,
    freeCountLeft: 3,
    feeType: 'NONE',
    feeValue: '0',
    processingTime: 30,
    cancelEnabled: true,
    pinRequired: false,
    tacRequired: true,
    kycStatus: 'VERIFIED',
    kycRequired: false,
    blockers: ['TURNOVER'],
    holdUntil: '',
    turnover: {
      required: { amount: '1000.00', currency: 'PHP' },
      completed: { amount: '400.00', currency: 'PHP' },
      remaining: { amount: '600.00', currency: 'PHP' },
    },
  },
}
