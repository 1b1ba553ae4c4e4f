import {
  getWithdrawalInfo,
  listTurnover,
  listWithdrawals,
  Withdrawal,
} from '@marquee/contracts/areas/cashier/withdrawals'
import { Code, Id, needed, orBlank, State } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { type ListQuery, listRequest, pageRequest } from '../../upstream/decoding/list-reader.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { maskNumber } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { cancelRefusals, moneyRefusals, readRefusals, tacRefusals } from '../../upstream/refusals.ts'
import { amountText, askedOf, besideMoney, feeValue, type MoneyRequest } from './cashier.ts'

/** The number of a withdrawal's account is masked, whatever the platform sends. */
const withdrawal: Differences<Withdrawal> = {
  beside: besideMoney,
  finish: { accountNumberMasked: (number) => number && maskNumber(number) },
}

/**
 * The status call has only the state and its steps in the contract of the platform; whose a withdrawal is, the amounts and
 * the account are extensions of ours there.
 */
const WithdrawalState = z.extend(Withdrawal, { withdrawalId: orBlank(Id), status: needed(State) })

/** What can be withdrawn, within which limits, and what stands in the way. */
export const withdrawalInfo = platformCall({
  path: '/api/cashier/withdrawal_info',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  answer: recordOf(getWithdrawalInfo.response, { readers: { feeValue } }),
  refusals: readRefusals,
})

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
  // Without its id the withdrawal cannot be followed, and whether it exists is not known. A refusal whose statusCode got
  // lost may name another withdrawal, but no state.
  answer: recordOf(z.extend(Withdrawal, { status: needed(State) }), withdrawal),
  read(record, { raw, input: { amount }, currency, requestId, accountId, hasLocalTimes }) {
    const request = { request_id: requestId, account_id: accountId, currency, amount: amountText(amount) }
    requireOwnRecord(raw, request, { sinceMs: Date.now(), hasLocalTimes, needs: 'amount' })
    return record
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
  answer: recordOf(WithdrawalState, withdrawal),
  read(record, { raw, input, currency, accountId, hasLocalTimes }) {
    const own = { account_id: accountId, currency }
    if ('id' in input) requireOwnRecord(raw, { ...own, withdrawal_id: input.id })
    else requireOwnRecord(raw, { ...own, ...askedOf(input) }, { sinceMs: input.sinceMs, hasLocalTimes })
    return { ...record, withdrawalId: record.withdrawalId || ('id' in input ? input.id : '') }
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
  request: (input: WithdrawalsQuestion) => ({ ...listRequest(input), status: input.status }),
  answer: pageOf(listWithdrawals.response, withdrawal),
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
  answer: recordOf(z.object({ status: needed(State) }), {
    beside: { withdrawalId: orBlank(Id), accountId: orBlank(Code) },
  }),
  read({ status }, { raw, input, accountId }) {
    requireOwnRecord(raw, { withdrawal_id: input.id, account_id: accountId })
    return { withdrawalId: input.id, status }
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
