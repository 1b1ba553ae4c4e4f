import * as z from 'zod/mini'
import { Money } from '../money.ts'

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

/** A way to pay (the platform's contract, 2.1). */
export const DepositMethod = z.object({
  methodCode: z.string(),
  methodName: z.string(),
  /** `EWALLET`, `QRPH`, `BANK_TRANSFER`, `ONLINE_BANKING`, `OTC`, `CRYPTO`, or another type of the platform. */
  methodType: z.string(),
  /** Names the method in `createDeposit`: a method may have several channels. */
  channelCode: z.string(),
  channelName: z.string(),
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
