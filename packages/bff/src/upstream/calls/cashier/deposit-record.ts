import { type Deposit, DepositAction } from '@marquee/contracts/areas/cashier/deposits'
import * as z from 'zod/mini'
import { field, flag, readText, text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { isWebAddress } from '../../decoding/web-address.ts'

const Target = z.object({
  bank_name: z.optional(textOrNull()),
  account_name: z.optional(textOrNull()),
  account_number: z.optional(textOrNull()),
  reference_no: z.optional(textOrNull()),
})

/**
 * A deposit as the platform tells it. Only the call that creates one has all fields in the contract of the platform;
 * the channel, and how to pay when asked later, are extensions of ours.
 */
export const DepositRecord = z.object({
  deposit_id: text(),
  status: text(),
  currency: z.optional(textOrNull()),
  amount: amountOrNone(),
  fee: amountOrNone(),
  net_amount: amountOrNone(),
  credited_amount: amountOrNone(),
  bonus_amount: amountOrNone(),
  reason_code: z.optional(textOrNull()),
  channel_code: z.optional(textOrNull()),
  channel_name: z.optional(textOrNull()),
  requires_receipt: z.optional(flag()),
  action_type: z.optional(
    field('action', (value) => DepositAction.safeParse(value || 'NONE').data, 'NONE' as const),
  ),
  action_url: z.optional(textOrNull()),
  action_fields: z.optional(field('texts by name', readActionFields, {})),
  qr_image: z.optional(textOrNull()),
  qr_text: z.optional(textOrNull()),
  bank: z.optional(z.nullable(Target)),
  expires_at: z.optional(textOrNull()),
  created_at: z.optional(textOrNull()),
  updated_at: z.optional(textOrNull()),
})

/** A deposit as the platform told it. Without a name (empty), or a word about the receipt, its method tells them. */
export type ToldDeposit = Omit<Deposit, 'requiresReceipt'> & { requiresReceipt: boolean | undefined }

/** Reads a deposit, with pictures as written. The account to pay to is not masked: the player has to type it. */
export function readDeposit(record: z.infer<typeof DepositRecord>, siteCurrency: string): ToldDeposit {
  const currency = record.currency || siteCurrency
  return {
    depositId: record.deposit_id,
    status: record.status,
    amount: readMoney(record.amount, currency),
    fee: readMoney(record.fee, currency),
    netAmount: readMoney(record.net_amount, currency),
    creditedAmount: readMoney(record.credited_amount, currency),
    bonusAmount: readMoney(record.bonus_amount, currency),
    reasonCode: record.reason_code ?? '',
    channelCode: record.channel_code ?? '',
    channelName: record.channel_name ?? '',
    requiresReceipt: record.requires_receipt,
    ...readAction(record),
    expiresAt: record.expires_at ?? '',
    createdAt: record.created_at ?? '',
    updatedAt: record.updated_at ?? '',
  }
}

function readAction(record: z.infer<typeof DepositRecord>) {
  const { action_type = 'NONE', action_url, bank } = record
  return {
    actionType: action_type,
    // The page that the player is sent to: an address that runs code must not get there.
    actionUrl: action_url && isWebAddress(action_url) ? action_url : '',
    actionFields: record.action_fields ?? {},
    qrImage: record.qr_image ?? '',
    qrText: record.qr_text ?? '',
    bank: bank
      ? {
          bankName: bank.bank_name ?? '',
          accountName: bank.account_name ?? '',
          accountNumber: bank.account_number ?? '',
          referenceNo: bank.reference_no ?? '',
        }
      : null,
  }
}

function readActionFields(value: unknown): Record<string, string> | undefined {
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const fields = Object.entries(value).flatMap(([name, content]) => {
    const text = readText(content)
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(fields)
}
