import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import * as z from 'zod/mini'
import { count, field, flag, readText, text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { feeFields, readFee } from './fee.ts'
import { readRefusals } from './money-refusals.ts'

const Info = z.object({
  withdrawable_balance: amountOrNone(),
  locked_balance: amountOrNone(),
  currency: z.optional(textOrNull()),
  min_amount: amountOrNone(),
  max_amount: amountOrNone(),
  daily_limit: amountOrNone(),
  daily_used: amountOrNone(),
  daily_count_left: z.optional(z.nullable(count())),
  free_count_left: z.optional(z.nullable(count())),
  ...feeFields,
  processing_time: z.optional(z.nullable(count())),
  cancel_enabled: z.optional(flag()),
  pin_required: z.optional(flag()),
  tac_required: z.optional(flag()),
  kyc_status: z.optional(textOrNull()),
  kyc_required: z.optional(flag()),
  blockers: z.optional(z.nullable(z.array(text()))),
  // An extension of ours: the contract of the platform says that there is a hold, not until when.
  hold_until: z.optional(field('time', readTime, '')),
  turnover: z.optional(
    z.nullable(z.object({ required: amountOrNone(), completed: amountOrNone(), remaining: amountOrNone() })),
  ),
})

// Where the platform says nothing (its contract, 2.2).
const defaultMinimum = '300.00'

/** What can be withdrawn, within which limits, and what stands in the way. */
export const withdrawalInfo = platformCall({
  path: '/api/cashier/withdrawal_info',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: Info,
  read: readInfo,
  refusals: readRefusals,
})

function readInfo(info: z.infer<typeof Info>, { input }: ReadContext<{ currency: string }>): WithdrawalInfo {
  const currency = info.currency || input.currency
  return {
    withdrawableBalance: readMoney(info.withdrawable_balance, currency),
    lockedBalance: readMoney(info.locked_balance, currency),
    currency,
    minAmount: { amount: info.min_amount || defaultMinimum, currency },
    maxAmount: readMoney(info.max_amount, currency),
    dailyLimit: readMoney(info.daily_limit, currency),
    dailyUsed: readMoney(info.daily_used, currency),
    dailyCountLeft: info.daily_count_left ?? null,
    freeCountLeft: info.free_count_left ?? null,
    ...readFee(info),
    processingTime: info.processing_time ?? 0,
    cancelEnabled: info.cancel_enabled ?? false,
    pinRequired: info.pin_required ?? false,
    tacRequired: info.tac_required ?? false,
    kycStatus: info.kyc_status ?? '',
    kycRequired: info.kyc_required ?? false,
    blockers: (info.blockers ?? []).filter((blocker) => blocker !== ''),
    holdUntil: info.hold_until ?? '',
    turnover: readTurnover(info.turnover, currency),
  }
}

function readTurnover(
  turnover: z.infer<typeof Info>['turnover'],
  currency: string,
): WithdrawalInfo['turnover'] {
  const required = readMoney(turnover?.required, currency)
  const completed = readMoney(turnover?.completed, currency)
  const remaining = readMoney(turnover?.remaining, currency)
  return required && completed && remaining ? { required, completed, remaining } : null
}

/** Reads a time; what is none would be shown to players as one. */
function readTime(value: unknown): string | undefined {
  const time = value === null ? '' : readText(value)
  return time === '' || !Number.isNaN(Date.parse(time ?? '')) ? time : undefined
}
