import { manilaTime } from '../../calendar.ts'
import type { Database } from '../../database/open-database.ts'
import { decimal } from '../../money.ts'
import { bankItem, type PlayerBank } from '../banks/player-bank.ts'
import type { Withdrawal } from './withdrawal.ts'

/** What a reason code means, where the operator wrote none. */
const reasonTexts: Record<string, string> = {
  bankDelay: 'The receiving bank is taking longer than usual.',
  bankRejected: 'The receiving bank returned the transfer.',
  documentsUnclear: 'We could not match the account to your documents.',
}

/**
 * A withdrawal as the platform sends it. The contract's list and status carry less: the amounts, the bank and the
 * promised times are an extension, so that both can be shown alike.
 */
export function withdrawalItem(db: Database, withdrawal: Withdrawal, now: number) {
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
export function stepsOf(db: Database, { withdrawal_id }: Withdrawal) {
  const rows = db.all<{ status: string; at: number }>`SELECT status, at FROM withdrawal_steps
    WHERE withdrawal_id = ${withdrawal_id} ORDER BY rowid`
  return rows.map(({ status, at }) => ({ status, at: manilaTime(at) }))
}
