import {
  listTurnover,
  type Withdrawal,
  type WithdrawalInfo,
} from '@marquee/contracts/areas/cashier/withdrawals'
import * as z from 'zod/mini'
import { pageOf } from '../../upstream/decoding/answers.ts'
import {
  count,
  flag,
  idOrNull,
  list,
  orNone,
  recordOrNull,
  state,
  text,
  textOrNull,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  namedItems,
  pageRequest,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { amountOrNone, maskNumber, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { cancelRefusals, readRefusals, tacRefusals } from '../../upstream/refusals.ts'
import {
  amountText,
  askedOf,
  feeFields,
  type MoneyRequest,
  moneyRefusals,
  ownership,
  readFee,
} from './cashier.ts'

/**
 * A withdrawal as the platform tells it. The status call has only the state and its steps in the contract of the
 * platform; whose it is, the amounts and the account are extensions of ours there.
 */
const WithdrawalRecord = z.object({
  ...ownership,
  withdrawal_id: z.optional(idOrNull()),
  status: state(),
  currency: z.optional(textOrNull()),
  amount: amountOrNone(),
  fee: amountOrNone(),
  net_amount: amountOrNone(),
  bank_name: z.optional(wordsOrNull()),
  account_number_masked: z.optional(textOrNull()),
  reason_code: z.optional(textOrNull()),
  reason_text: z.optional(wordsOrNull()),
  steps: orNone(list(z.object({ status: state(), at: time() }))),
  eta_from: z.optional(time()),
  eta_to: z.optional(time()),
  provider_ref: z.optional(idOrNull()),
  created_at: z.optional(time()),
})

/** Reads a withdrawal; the number of its account is masked, whatever the platform sends. */
function readWithdrawal(record: z.infer<typeof WithdrawalRecord>, siteCurrency: string): Withdrawal {
  const currency = record.currency || siteCurrency
  return {
    withdrawalId: record.withdrawal_id ?? '',
    status: record.status,
    amount: readMoney(record.amount, currency),
    fee: readMoney(record.fee, currency),
    netAmount: readMoney(record.net_amount, currency),
    bankName: record.bank_name ?? '',
    accountNumberMasked: record.account_number_masked ? maskNumber(record.account_number_masked) : '',
    reasonCode: record.reason_code ?? '',
    reasonText: record.reason_text ?? '',
    steps: record.steps ?? [],
    etaFrom: record.eta_from ?? '',
    etaTo: record.eta_to ?? '',
    providerRef: record.provider_ref ?? '',
    createdAt: record.created_at ?? '',
  }
}

const Info = z.object({
  withdrawable_balance: amountOrNone(),
  locked_balance: amountOrNone(),
  currency: z.optional(textOrNull()),
  min_amount: amountOrNone(),
  max_amount: amountOrNone(),
  daily_limit: amountOrNone(),
  daily_used: amountOrNone(),
  daily_count_left: orNone(count()),
  free_count_left: orNone(count()),
  ...feeFields,
  processing_time: orNone(count()),
  cancel_enabled: orNone(flag()),
  pin_required: orNone(flag()),
  tac_required: orNone(flag()),
  kyc_status: z.optional(state()),
  kyc_required: orNone(flag()),
  blockers: orNone(list(text())),
  // An extension of ours: the contract of the platform says that there is a hold, not until when.
  hold_until: z.optional(time()),
  turnover: orNone(
    recordOrNull({ required: amountOrNone(), completed: amountOrNone(), remaining: amountOrNone() }),
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
  needs: ['currency'],
  record: 'value',
  response: Info,
  read: readInfo,
  refusals: readRefusals,
})

function readInfo(info: z.infer<typeof Info>, site: { currency: string }): WithdrawalInfo {
  const currency = info.currency || site.currency
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

interface NewWithdrawal {
  bankId: string
  amount: string
  tac?: string | undefined
  pin?: string | undefined
}

/** Asks for a withdrawal to one of the player's own accounts. */
export const withdrawalCreate = platformCall({
  path: '/api/cashier/withdrawal_create',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: (input: NewWithdrawal, { currency, requestId }) => ({
    request_id: requestId,
    bank_id: input.bankId,
    amount: amountText(input.amount),
    currency,
    tac: input.tac,
    pin: input.pin,
  }),
  record: 'value',
  response: WithdrawalRecord,
  read(record, { input: { amount }, currency, requestId, accountId, hasLocalTimes }): Withdrawal {
    // Without its id the withdrawal cannot be followed, and whether it exists is not known. A refusal whose statusCode
    // got lost may name another withdrawal, but no state.
    if (!record.withdrawal_id || record.status === '') throw new UnusableAnswer('No withdrawal')
    const request = { request_id: requestId, account_id: accountId, currency, amount: amountText(amount) }
    requireOwnRecord(record, request, { sinceMs: Date.now(), hasLocalTimes, needs: 'amount' })
    return readWithdrawal(record, currency)
  },
  refusals: [...moneyRefusals, ...tacRefusals, 'insufficientBalance', 'turnoverNotMet', 'nameMismatch'],
})

/** A withdrawal by its id, or by the request that created it. */
type WithdrawalQuestion = { id: string } | MoneyRequest

/** A withdrawal as it stands now, with every step so far. */
export const withdrawalStatus = platformCall({
  path: '/api/cashier/withdrawal_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: WithdrawalQuestion) =>
    'id' in input ? { withdrawal_id: input.id } : { request_id: input.requestId },
  record: 'value',
  response: WithdrawalRecord,
  read(record, { input, currency, accountId, hasLocalTimes }): Withdrawal {
    if (record.status === '') throw new UnusableAnswer('No withdrawal')
    const own = { account_id: accountId, currency }
    if ('id' in input) requireOwnRecord(record, { ...own, withdrawal_id: input.id })
    else requireOwnRecord(record, { ...own, ...askedOf(input) }, { sinceMs: input.sinceMs, hasLocalTimes })
    const withdrawal = readWithdrawal(record, currency)
    const asked = 'id' in input ? input.id : ''
    return { ...withdrawal, withdrawalId: withdrawal.withdrawalId || asked }
  },
  refusals: readRefusals,
})

interface WithdrawalsQuestion extends ListQuery {
  status?: string | undefined
}

/** A page of the player's withdrawals. */
export const withdrawalList = platformCall({
  path: '/api/cashier/withdrawal_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: WithdrawalsQuestion) => ({ ...listRequest(input), status: input.status }),
  response: z.object({ value: list(WithdrawalRecord), ...listFields }),
  read(answer, { input, currency }) {
    const withdrawals = namedItems(answer.value, ({ withdrawal_id }) => !!withdrawal_id)
    return readList(
      answer,
      withdrawals.map((record) => readWithdrawal(record, currency)),
      input,
    )
  },
  refusals: readRefusals,
})

interface Cancellation {
  id: string
}

/** Cancels a withdrawal that nobody has begun to check. */
export const withdrawalCancel = platformCall({
  path: '/api/cashier/withdrawal_cancel',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Cancellation, { requestId }) => ({
    request_id: requestId,
    withdrawal_id: id,
  }),
  record: 'value',
  response: z.object({
    status: state(),
    withdrawal_id: z.optional(idOrNull()),
    account_id: ownership.account_id,
  }),
  read(record, { input, accountId }) {
    if (record.status === '') throw new UnusableAnswer('No status')
    requireOwnRecord(record, { withdrawal_id: input.id, account_id: accountId })
    return { withdrawalId: input.id, status: record.status }
  },
  refusals: cancelRefusals,
})

/** A page of the player's turnover orders. One with an unreadable amount is left out. */
export const turnoverList = platformCall({
  path: '/api/cashier/turnover_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: pageRequest,
  answer: pageOf(listTurnover.response, { plainEnglish: ['promoTitle'] }),
  refusals: readRefusals,
})
