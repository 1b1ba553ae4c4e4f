import * as z from 'zod/mini'
import { PlatformCode } from '../../identifiers.ts'
import { listOf } from '../../list.ts'
import { AmountInput, Money } from '../../money.ts'
import { operation } from '../../operation.ts'

/** How a method takes its fee: none, a fixed amount, or a rate in percent with a minimum. */
export const FeeType = z.enum(['NONE', 'FIXED', 'RATE'])
export type FeeType = z.infer<typeof FeeType>

/** A field that a method asks for besides the amount. */
export const DepositField = z.object({
  name: z.string(),
  /** A key of the `ui` texts; a label of the platform where there is no such text. */
  labelKey: z.string(),
  type: z.enum(['text', 'digits', 'select', 'phone', 'file']),
  required: z.boolean(),
  minLength: z.nullable(z.number()),
  maxLength: z.nullable(z.number()),
  /** A regular expression for the whole value; empty for none. */
  pattern: z.string(),
  /** The choices of a `select`: what is sent, and what the player reads. The others are empty where there is no text. */
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      localLabels: z.object({ PHP: z.string(), CN: z.string() }),
    }),
  ),
})
export type DepositField = z.infer<typeof DepositField>

/** What a channel is called in each language; the last two are empty where the first holds there, too. */
export const channelNames = {
  channelName: z.string(),
  channelNameLocal: z.string(),
  channelNameCn: z.string(),
}

/** A way to pay (the platform's contract, 2.1). */
export const DepositMethod = z.object({
  methodCode: z.string(),
  methodName: z.string(),
  /** `EWALLET`, `QRPH`, `BANK_TRANSFER`, `ONLINE_BANKING`, `OTC`, `CRYPTO`, or another type of the platform. */
  methodType: z.string(),
  /** Names the method in `createDeposit`: a method may have several channels. */
  channelCode: z.string(),
  ...channelNames,
  /** An address that a page may load; empty for none. */
  imgUrl: z.string(),
  currency: z.string(),
  minAmount: Money,
  maxAmount: Money,
  /** Amounts to choose from, ascending. */
  quickAmounts: z.array(Money),
  feeType: FeeType,
  /** An amount for `FIXED`, percent for `RATE`: a decimal string. */
  feeValue: z.string(),
  minFee: z.nullable(Money),
  /** How often the amount must be bet before it can be withdrawn: a decimal string. */
  turnoverMultiplier: z.string(),
  /** The usual time in minutes until the money is there. */
  processingTime: z.number(),
  isMaintenance: z.boolean(),
  requiresReceipt: z.boolean(),
  requiresKyc: z.boolean(),
  fields: z.array(DepositField),
  instructionsEn: z.string(),
  instructionsLocal: z.string(),
  instructionsCn: z.string(),
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
      pendingCount: z.number(),
      /** The channel of the last deposit; empty before the first. */
      lastMethodCode: z.string(),
      lastAmount: z.nullable(Money),
      /** Null where the player has no limit. */
      dailyDepositLeft: z.nullable(Money),
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
          ...{ channelName: 'GCash', channelNameLocal: '', channelNameCn: '' },
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
              options: [{ value: 'own', label: 'My own account', localLabels: { PHP: '', CN: '' } }],
            },
          ],
          instructionsEn: 'Pay from an account in your own name.',
          instructionsLocal: '',
          instructionsCn: '',
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
  promoId: z.string(),
  /** In English, and in the other languages: empty where there is no text. */
  title: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  bonusType: z.string(),
  /** Percent, a decimal string; empty where the bonus is a fixed amount. */
  bonusRate: z.string(),
  bonusMax: z.nullable(Money),
  /** What this amount would bring. */
  bonusPreview: Money,
  turnoverMultiplier: z.string(),
  /** What has to be bet for the bonus, beside the turnover of the deposit itself. */
  turnoverRequired: Money,
  minDeposit: z.nullable(Money),
  /** ISO 8601; empty where it does not expire. */
  expiresAt: z.string(),
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
          title: 'Welcome bonus',
          titleLocal: 'Bonus sa pagsali',
          titleCn: '迎新红利',
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
