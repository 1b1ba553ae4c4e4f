import * as z from 'zod/mini'
import { PlatformCode } from '../../identifiers.ts'
import {
  Code,
  Count,
  Decimal,
  Flag,
  Id,
  LocalText,
  needed,
  oneOf,
  orBlank,
  orElse,
  orNull,
  Pattern,
  Time,
  Words,
} from '../../kinds.ts'
import { listOf } from '../../list.ts'
import { AmountInput, Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'

/** How a method takes its fee: none, a fixed amount, or a rate in percent with a minimum. */
export const FeeType = oneOf(['NONE', 'FIXED', 'RATE'], 'NONE')
export type FeeType = z.infer<typeof FeeType>

/** A field that a method asks for besides the amount. */
export const DepositField = z.object({
  name: needed(Code),
  /** A key of the `ui` texts; a label of the platform where there is no such text. */
  labelKey: orBlank(Code),
  type: oneOf(['text', 'digits', 'select', 'phone', 'file'], 'text'),
  required: orBlank(Flag),
  minLength: orNull(Count),
  maxLength: orNull(Count),
  /** For the whole value; empty for none. */
  pattern: orBlank(Pattern),
  /** The choices of a `select`: what is sent, and what the player reads. */
  options: orElse(z.array(z.object({ value: z.string(), label: LocalText })), []),
})
export type DepositField = z.infer<typeof DepositField>

/** A way to pay (the platform's contract, 2.1). */
export const DepositMethod = z.object({
  methodCode: Code,
  methodName: Words,
  /** `EWALLET`, `QRPH`, `BANK_TRANSFER`, `ONLINE_BANKING`, `OTC`, `CRYPTO`, or another type of the platform. */
  methodType: Code,
  /** Names the method in `createDeposit`: a method may have several channels. */
  channelCode: needed(Code),
  channelName: orBlank(LocalText),
  /** An address that a page may load; empty for none. */
  imgUrl: orBlank(Code),
  currency: orBlank(Code),
  minAmount: orElse(Money, pesos('100.00')),
  maxAmount: orElse(Money, pesos('100000.00')),
  /** Amounts to choose from, ascending. */
  quickAmounts: orBlank(z.array(Money)),
  feeType: orBlank(FeeType),
  /** An amount for `FIXED`, percent for `RATE`. */
  feeValue: orElse(Decimal, '0'),
  minFee: orNull(Money),
  /** How often the amount must be bet before it can be withdrawn. */
  turnoverMultiplier: orElse(Decimal, '1'),
  /** The usual time in minutes until the money is there. */
  processingTime: orBlank(Count),
  isMaintenance: orBlank(Flag),
  requiresReceipt: orBlank(Flag),
  requiresKyc: orBlank(Flag),
  fields: orBlank(z.array(DepositField)),
  instructions: orBlank(LocalText),
})
export type DepositMethod = z.infer<typeof DepositMethod>

/** The ways to pay, in the platform's order, and what the player used last. */
export const listDepositMethods = operation(
  {
    method: 'GET',
    path: '/api/cashier/deposit-methods',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'deposits',
    response: z.extend(listOf(DepositMethod), {
      /** Deposits that still wait for the player's payment. */
      pendingCount: orBlank(Count),
      /** The channel of the last deposit; empty before the first. */
      lastMethodCode: orBlank(Code),
      lastAmount: orNull(Money),
      /** Null where the player has no limit. */
      dailyDepositLeft: orNull(Money),
    }),
  },
  {
    request: {},
    response: {
      items: [
        {
          methodCode: 'GCASH',
          methodName: 'GCash',
          methodType: 'EWALLET',
          channelCode: 'GCASH_1',
          channelName: { EN: 'GCash' },
          imgUrl: '/media/gcash.svg',
          currency: 'PHP',
          minAmount: { amount: '100.00', currency: 'PHP' },
          maxAmount: { amount: '50000.00', currency: 'PHP' },
          quickAmounts: [{ amount: '500.00', currency: 'PHP' }],
          feeType: 'RATE',
          feeValue: '1.5',
          minFee: { amount: '5.00', currency: 'PHP' },
          turnoverMultiplier: '1',
          processingTime: 5,
          isMaintenance: false,
          requiresReceipt: false,
          requiresKyc: false,
          fields: [
            {
              name: 'payer_name',
              labelKey: 'payerName',
              type: 'text',
              required: true,
              minLength: 2,
              maxLength: 50,
              pattern: '',
              options: [{ value: 'own', label: { EN: 'My own account' } }],
            },
          ],
          instructions: { EN: 'Pay from an account in your own name.' },
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
      pendingCount: 0,
      lastMethodCode: 'GCASH_1',
      lastAmount: { amount: '500.00', currency: 'PHP' },
      dailyDepositLeft: null,
    },
  },
)

/** A bonus that a deposit of a certain amount would bring. */
export const DepositOffer = z.object({
  promoId: needed(Id),
  title: LocalText,
  bonusType: orBlank(Code),
  /** Percent; empty where the bonus is a fixed amount. */
  bonusRate: orBlank(Decimal),
  bonusMax: orNull(Money),
  /** What this amount would bring. */
  bonusPreview: Money,
  turnoverMultiplier: orBlank(Decimal),
  /** What has to be bet for the bonus, beside the turnover of the deposit itself. */
  turnoverRequired: Money,
  minDeposit: orNull(Money),
  /** Empty where it does not expire. */
  expiresAt: orBlank(Time),
})
export type DepositOffer = z.infer<typeof DepositOffer>

/** The bonuses that a deposit may take. */
export const listDepositOffers = operation(
  {
    method: 'GET',
    path: '/api/cashier/deposit-offers',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'deposits',
    query: z.object({ channel: PlatformCode, amount: AmountInput }),
    response: listOf(DepositOffer),
  },
  {
    request: { query: { channel: 'GCASH_1', amount: '500' } },
    response: {
      items: [
        {
          promoId: 'WELCOME50',
          title: { EN: 'Welcome bonus', PHP: 'Bonus sa pagsali', CN: '迎新红利' },
          bonusType: 'RATE',
          bonusRate: '50',
          bonusMax: { amount: '500.00', currency: 'PHP' },
          bonusPreview: { amount: '250.00', currency: 'PHP' },
          turnoverMultiplier: '15',
          turnoverRequired: { amount: '11250.00', currency: 'PHP' },
          minDeposit: { amount: '100.00', currency: 'PHP' },
          expiresAt: '2030-01-08T08:00:00+08:00',
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)
