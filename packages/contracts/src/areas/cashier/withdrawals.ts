import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../../date-range.ts'
import { Tac } from '../../form-fields.ts'
import { idParams, RecordId, StatusFilter } from '../../identifiers.ts'
import {
  Code,
  Count,
  Decimal,
  Flag,
  Id,
  LocalText,
  needed,
  orBlank,
  orElse,
  orNull,
  State,
  Time,
  Words,
} from '../../kinds.ts'
import { listOf, pageQuery } from '../../list.ts'
import { AmountInput, Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'
import { codeErrors } from '../session/one-time-codes.ts'
import { FeeType } from './deposit-methods.ts'
import { moneyErrors } from './money-errors.ts'

/** A withdrawal (the platform's contract, 2.2). Amounts are null, and texts empty, where the platform leaves them out. */
export const Withdrawal = z.object({
  withdrawalId: needed(Id),
  /**
   * `PENDING`, `PENDING_KYC`, `IN_REVIEW`, `APPROVED`, `PROCESSING`, `FAILED` (not refunded yet), or one of
   * `endedWithdrawalStates`; or another state of the platform.
   */
  status: State,
  amount: orNull(Money),
  fee: orNull(Money),
  netAmount: orNull(Money),
  /** Where the money goes, its number masked. */
  bankName: orBlank(Words),
  accountNumberMasked: orBlank(Code),
  /** A key of the `errors` texts, or a word of the platform. */
  reasonCode: orBlank(Code),
  reasonText: orBlank(Words),
  /** What happened so far, earliest first. */
  steps: orBlank(z.array(z.object({ status: State, at: Time }))),
  /** Between these times the money is promised. */
  etaFrom: orBlank(Time),
  etaTo: orBlank(Time),
  /** The bank's own reference. */
  providerRef: orBlank(Id),
  createdAt: orBlank(Time),
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

/** What can be withdrawn, within which limits, and what stands in the way. Null where the platform leaves it out. */
export const WithdrawalInfo = z.object({
  withdrawableBalance: orNull(Money),
  lockedBalance: orNull(Money),
  currency: orBlank(Code),
  minAmount: orElse(Money, pesos('300.00')),
  maxAmount: orNull(Money),
  dailyLimit: orNull(Money),
  dailyUsed: orNull(Money),
  dailyCountLeft: orNull(Count),
  /** Withdrawals of today that are still free of charge. */
  freeCountLeft: orNull(Count),
  feeType: orBlank(FeeType),
  /** An amount for `FIXED`, percent for `RATE`. */
  feeValue: orElse(Decimal, '0'),
  /** The usual time in minutes. */
  processingTime: orBlank(Count),
  cancelEnabled: orBlank(Flag),
  pinRequired: orBlank(Flag),
  tacRequired: orBlank(Flag),
  kycStatus: orBlank(State),
  kycRequired: orBlank(Flag),
  /** `TURNOVER`, `KYC`, `NO_BANK`, `PENDING_WITHDRAWAL`, `LIMIT`, `BANK_CHANGE_HOLD`, or another of the platform. */
  blockers: orBlank(z.array(Code)),
  /** When the hold after a change of account ends; empty without one, or where the platform leaves it out. */
  holdUntil: orBlank(Time),
  turnover: orNull(z.object({ required: Money, completed: Money, remaining: Money })),
})
export type WithdrawalInfo = z.infer<typeof WithdrawalInfo>

/** What the withdrawal page needs to know before anything is entered. */
export const getWithdrawalInfo = operation(
  {
    method: 'GET',
    path: '/api/cashier/withdrawal-info',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'withdrawals',
    response: WithdrawalInfo,
  },
  {
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
  },
)

/** What has to be bet before money can be withdrawn, order by order. */
export const TurnoverOrder = z.object({
  orderNo: Id,
  /** `DEPOSIT`, `BONUS`, `ADJUSTMENT`, or another source of the platform. */
  source: Code,
  /** Of the bonus; empty for an order that is none. */
  promoTitle: orBlank(LocalText),
  amount: Money,
  multiplier: orBlank(Decimal),
  required: Money,
  completed: Money,
  remaining: Money,
  /** Which games count, and how much; empty for none. */
  contributionNote: orBlank(LocalText),
  createdAt: Time,
  /** Empty where it does not expire. */
  expiresAt: orBlank(Time),
  isPassed: orBlank(Flag),
})
export type TurnoverOrder = z.infer<typeof TurnoverOrder>

/** The player's turnover orders, in the platform's order. */
export const listTurnover = operation(
  {
    method: 'GET',
    path: '/api/cashier/turnover',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'withdrawals',
    query: z.object(pageQuery),
    response: listOf(TurnoverOrder),
  },
  {
    request: { query: {} },
    response: {
      items: [
        {
          orderNo: 'T1',
          source: 'DEPOSIT',
          promoTitle: {},
          amount: { amount: '1000.00', currency: 'PHP' },
          multiplier: '1',
          required: { amount: '1000.00', currency: 'PHP' },
          completed: { amount: '400.00', currency: 'PHP' },
          remaining: { amount: '600.00', currency: 'PHP' },
          contributionNote: { EN: 'Slots count in full, live casino 10%.' },
          createdAt: '2030-01-01T08:00:00+08:00',
          expiresAt: '',
          isPassed: false,
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
    },
  },
)

/**
 * Asks for a withdrawal to one of the player's own accounts, confirmed by a one-time code or a PIN where the platform
 * wants it. `outcomeUnknown` means that it may exist: `getMoneyOutcome` tells, by the idempotency key.
 */
export const createWithdrawal = operation(
  {
    method: 'POST',
    path: '/api/cashier/withdrawals',
    access: 'player',
    limit: 'writes',
    shows: 'money',
    showsAtField: {
      amount: ['limitReached'],
      bankId: ['methodUnavailable', 'currencyNotSupported', 'nameMismatch'],
    },
    capability: 'withdrawals',
    idempotency: 'required',
    body: z.strictObject({
      bankId: RecordId,
      amount: AmountInput,
      tac: z.optional(Tac),
      pin: z.optional(z.string().check(z.regex(/^\d{4,8}$/))),
    }),
    response: Withdrawal,
    errors: [
      ...moneyErrors,
      ...codeErrors,
      'insufficientBalance',
      'turnoverNotMet',
      'nameMismatch',
      'methodUnavailable',
    ],
  },
  {
    request: { body: { bankId: 'B1', amount: '500', tac: '123456' } },
    response: withdrawalExample,
  },
)

/** A withdrawal as it stands now, with every step so far. */
export const getWithdrawal = operation(
  {
    method: 'GET',
    path: '/api/cashier/withdrawals/{id}',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'withdrawals',
    params: idParams,
    response: Withdrawal,
  },
  {
    request: { params: { id: 'W1' } },
    response: withdrawalExample,
  },
)

/** The player's withdrawals, latest first. */
export const listWithdrawals = operation(
  {
    method: 'GET',
    path: '/api/cashier/withdrawals',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'withdrawals',
    query: z.object({ ...rangeQuery, ...pageQuery, status: StatusFilter }).check(rangeCheck),
    response: listOf(Withdrawal),
  },
  {
    request: { query: {} },
    response: { items: [withdrawalExample], total: 1, page: 1, perPage: 10 },
  },
)

/** Cancels a withdrawal that nobody has begun to check, where the platform lets. Errors: `notEligible` otherwise. */
export const cancelWithdrawal = operation(
  {
    method: 'POST',
    path: '/api/cashier/withdrawals/{id}/cancel',
    access: 'player',
    limit: 'writes',
    shows: 'record',
    showsElsewhere: { state: ['notEligible', 'expired', 'duplicateRequest'] },
    capability: 'withdrawals',
    idempotency: 'required',
    params: idParams,
    response: z.object({ withdrawalId: z.string(), status: z.string() }),
    errors: ['outcomeUnknown', 'notEligible', 'expired', 'duplicateRequest'],
  },
  {
    request: { params: { id: 'W1' } },
    response: { withdrawalId: 'W1', status: 'CANCELLED' },
  },
)
