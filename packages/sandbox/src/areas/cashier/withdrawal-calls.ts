import type { Withdrawal as WithdrawalShape } from '@marquee/contracts/areas/cashier/withdrawals'
import { call } from '../../calls/call.ts'
import { dateFields, readDateRange } from '../../calls/date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { manilaTime } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import { playerAccount } from '../../ledger/ledger-account.ts'
import { balanceOf } from '../../ledger/post-transfer.ts'
import { decimal } from '../../money.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { bankItem, type PlayerBank } from '../banks/player-bank.ts'
import { checkWithdrawal, createWithdrawal } from './create-withdrawal.ts'
import { readAmount } from './read-amount.ts'
import { findWithdrawal, moveWithdrawal, type Withdrawal } from './withdrawal.ts'
import { confirmWithdrawal, withdrawalRecord } from './withdrawal-rules.ts'

/** What the player can withdraw, the limits, and everything that stands in the way. */
export const withdrawalInfo = call({
  path: '/api/cashier/withdrawal_info',
  identify: 'playerAtSite',
  area: 'withdrawals',
  handle({ brand, player, ...platform }) {
    const locked = balanceOf(platform.db, playerAccount(player, 'locked'))
    return { value: [withdrawalRecord(platform, player, brand, locked)] }
  },
})

/** What a reason code means, where the operator wrote none. */
const reasonTexts: Record<string, string> = {
  bankDelay: 'The receiving bank is taking longer than usual.',
  bankRejected: 'The receiving bank returned the transfer.',
  documentsUnclear: 'We could not match the account to your documents.',
}

/**
 * Creates a withdrawal, once for each `request_id`. The one-time code or PIN is looked at last, so that it is not used up by what
 * is refused for another reason.
 */
export const withdrawalCreate = call({
  path: '/api/cashier/withdrawal_create',
  identify: 'playerAtSite',
  area: 'withdrawals',
  fields: {
    request_id: 'filled',
    bank_id: 'id',
    amount: 'filled',
    currency: 'filled',
    tac: 'filled?',
    pin: 'filled?',
  },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, bank_id: bankId } = input
    const { domain, account_id: accountId } = player
    const readOrder = () => ({
      ...{ requestId, bankId, currency: brand.currency },
      amount: readAmount(input, brand.currency),
    })
    const write = {
      ...{ domain, accountId, call: 'withdrawal_create', requestId },
      content: [bankId, input.amount, input.currency],
      check() {
        checkWithdrawal(platform, player, readOrder())
        confirmWithdrawal(platform, brand, player, input)
      },
    }
    return runIdempotently(platform.db, write, () => {
      const withdrawal = createWithdrawal(platform, player, readOrder())
      return { value: [withdrawalItem(platform.db, withdrawal, platform.now())] }
    })
  },
})

/** A withdrawal with its steps, by its id or by the `request_id` that created it. */
export const withdrawalStatus = call({
  path: '/api/cashier/withdrawal_status',
  identify: 'player',
  area: 'withdrawals',
  fields: { withdrawal_id: 'filled?', request_id: 'filled?' },
  handle({ input, player, db, now }) {
    if (!input.withdrawal_id && !input.request_id) throw invalidInput({ withdrawal_id: 'missing' })
    const withdrawal = findWithdrawal(db, player, input)
    if (!withdrawal) throw refuse('notFound')
    return { value: [{ ...withdrawalItem(db, withdrawal, now()), steps: stepsOf(db, withdrawal) }] }
  },
})

/** Cancels a withdrawal that nobody has begun to review: what was locked comes back. */
export const withdrawalCancel = call({
  path: '/api/cashier/withdrawal_cancel',
  identify: 'player',
  area: 'withdrawals',
  fields: { request_id: 'filled', withdrawal_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, withdrawal_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'withdrawal_cancel', requestId, content: withdrawal_id }
    return runIdempotently(platform.db, write, () => {
      const withdrawal = findWithdrawal(platform.db, player, { withdrawal_id })
      if (!withdrawal) throw refuse('notFound')
      moveWithdrawal(platform, withdrawal, 'CANCELLED')
      return { value: [{ status: 'CANCELLED' }] }
    })
  },
})

/** The player's withdrawals of a range of days, latest first. */
export const withdrawalList = call({
  path: '/api/cashier/withdrawal_list',
  identify: 'player',
  area: 'withdrawals',
  fields: { ...pageFields, ...dateFields, status: 'text?' },
  handle({ input, player: { domain, account_id }, db, now }) {
    const { start, end } = readDateRange(input, now())
    const page = readPage(input)
    const { status = '' } = input
    const counted = db.one<{ total: number }>`SELECT COUNT(*) AS total FROM withdrawals
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})`
    const rows = db.all<Withdrawal>`SELECT * FROM withdrawals
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})
      ORDER BY created_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const items = rows.map((row) => withdrawalItem(db, row, now()))
    return pagedResponse(items, counted?.total ?? 0, page)
  },
})

/** Beside its record an extension: whether it can be cancelled, and whether it is late. The steps come with its status. */
interface ItemRecord extends PlatformRecord<Omit<WithdrawalShape, 'steps'>> {
  currency: string
  bank_id: string
  can_cancel: boolean
  is_late: boolean
  updated_at: string
}

/**
 * A withdrawal as the platform sends it. The contract's list and status carry less: the amounts, the bank and the
 * promised times are an extension, so that both can be shown alike.
 */
function withdrawalItem(db: Database, withdrawal: Withdrawal, now: number): ItemRecord {
  const { amount, fee, status, reason_code } = withdrawal
  const bank = db.one<PlayerBank>`SELECT * FROM player_banks WHERE bank_id = ${withdrawal.bank_id}`
  const shown = bank && bankItem(bank)
  return {
    withdrawal_id: withdrawal.withdrawal_id,
    status,
    amount: decimal(amount),
    fee: decimal(fee),
    net_amount: decimal(amount - fee),
    currency: withdrawal.currency,
    bank_id: withdrawal.bank_id,
    bank_name: shown?.bank_name ?? '',
    account_number_masked: shown?.account_number_masked ?? '',
    reason_code,
    reason_text: reasonTexts[reason_code] ?? '',
    provider_ref: withdrawal.provider_ref,
    eta_from: manilaTime(withdrawal.eta_from),
    eta_to: manilaTime(withdrawal.eta_to),
    can_cancel: status === 'PENDING',
    is_late: withdrawal.due_at !== null && (now > withdrawal.eta_to || reason_code === 'bankDelay'),
    created_at: manilaTime(withdrawal.created_at),
    updated_at: manilaTime(withdrawal.updated_at),
  }
}

/** The steps that a withdrawal has been through, oldest first. */
function stepsOf(db: Database, { withdrawal_id }: Withdrawal) {
  const rows = db.all<{ status: string; at: number }>`SELECT status, at FROM withdrawal_steps
    WHERE withdrawal_id = ${withdrawal_id} ORDER BY rowid`
  return rows.map(({ status, at }) => ({ status, at: manilaTime(at) }))
}
