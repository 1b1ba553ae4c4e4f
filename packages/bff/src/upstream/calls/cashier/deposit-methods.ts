import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import * as z from 'zod/mini'
import { amount, count, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { FieldItem, readField } from './deposit-field.ts'
import { feeFields, readFee } from './fee.ts'
import { readRefusals } from './money-refusals.ts'

const MethodItem = z.object({
  method_code: text(),
  method_name: text(),
  method_type: text(),
  channel_code: text(),
  channel_name: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  currency: z.optional(textOrNull()),
  min_amount: amountOrNone(),
  max_amount: amountOrNone(),
  quick_amounts: z.optional(z.nullable(z.array(amount()))),
  ...feeFields,
  min_fee: amountOrNone(),
  turnover_multiplier: z.optional(textOrNull()),
  processing_time: z.optional(z.nullable(count())),
  is_maintenance: z.optional(flag()),
  requires_receipt: z.optional(flag()),
  requires_kyc: z.optional(flag()),
  fields: z.optional(z.nullable(z.array(FieldItem))),
  instructions_en: z.optional(textOrNull()),
  instructions_local: z.optional(textOrNull()),
  // An extension of ours: the contract of the platform knows one local language.
  instructions_cn: z.optional(textOrNull()),
  sort: z.optional(count()),
})

// Where the platform says nothing (its contract, 2.1).
const defaultMinimum = '100.00'
const defaultMaximum = '100000.00'

/** The ways to pay, with pictures as written, and what the player used last. */
export const depositMethods = platformCall({
  path: '/api/cashier/deposit_methods',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  response: z.object({
    value: z.array(MethodItem),
    pending_count: z.optional(count()),
    last_method_code: z.optional(textOrNull()),
    last_amount: amountOrNone(),
    daily_deposit_left: amountOrNone(),
  }),
  read(answer, { input }: ReadContext<{ currency: string }>) {
    const items = answer.value.filter(({ channel_code }) => channel_code !== '')
    const inOrder = items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    const methods = inOrder.map((item) => readMethod(item, input.currency))
    return {
      ...wholeList(methods),
      pendingCount: answer.pending_count ?? 0,
      lastMethodCode: channelOf(methods, answer.last_method_code ?? ''),
      lastAmount: readMoney(answer.last_amount, input.currency),
      dailyDepositLeft: readMoney(answer.daily_deposit_left, input.currency),
    }
  },
  refusals: readRefusals,
})

/** The channel that a platform means, which may name the method alone. */
function channelOf(methods: DepositMethod[], code: string): string {
  const known = methods.find(({ channelCode }) => channelCode === code)
  return (known ?? methods.find(({ methodCode }) => methodCode === code))?.channelCode ?? ''
}

function readMethod(item: z.infer<typeof MethodItem>, siteCurrency: string): DepositMethod {
  const currency = item.currency || siteCurrency
  const fields = (item.fields ?? []).filter(({ name }) => name !== '').map(readField)
  return {
    methodCode: item.method_code,
    methodName: item.method_name || item.method_code,
    methodType: item.method_type,
    channelCode: item.channel_code,
    channelName: item.channel_name || item.method_name || item.channel_code,
    imgUrl: item.img_url ?? '',
    currency,
    minAmount: { amount: item.min_amount || defaultMinimum, currency },
    maxAmount: { amount: item.max_amount || defaultMaximum, currency },
    quickAmounts: (item.quick_amounts ?? []).flatMap((quick) => readMoney(quick, currency) ?? []),
    ...readFee(item),
    minFee: readMoney(item.min_fee, currency),
    turnoverMultiplier: item.turnover_multiplier || '1',
    processingTime: item.processing_time ?? 0,
    isMaintenance: item.is_maintenance ?? false,
    // The form can't take a file: it is handed in as the receipt.
    requiresReceipt: (item.requires_receipt ?? false) || fields.some(({ type }) => type === 'file'),
    requiresKyc: item.requires_kyc ?? false,
    fields,
    instructionsEn: item.instructions_en ?? '',
    instructionsLocal: item.instructions_local ?? '',
    instructionsCn: item.instructions_cn ?? '',
  }
}
