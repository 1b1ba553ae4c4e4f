import { randomUUID } from 'node:crypto'
import { refuseSentinel } from '../../calls/sentinels.ts'
import { minuteMs } from '../../clock/durations.ts'
import { playerAccount } from '../../ledger/ledger-account.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { refuse } from '../../refusal.ts'
import { findBank, findPlayerBank } from '../banks/player-bank.ts'
import type { Withdrawal } from './withdrawal.ts'
import { nextStepAt, openWithdrawal, processingMinutes, stepMinutes } from './withdrawal.ts'
import { type Blocker, blockerWords, withdrawalLimits, withdrawalState } from './withdrawal-rules.ts'

/** A withdrawal to create; the amount is in the minor unit. */
export interface NewWithdrawal {
  requestId: string
  bankId: string
  amount: number
  currency: string
}

/**
 * Checks everything that may stand against a withdrawal.
 * @throws Refusal with the word for it, and all `blockers` where there are some, with the `withdrawal_id` of the one that
 * is open (extensions of the contract)
 */
export function checkWithdrawal(platform: Storage, player: Player, { bankId, amount }: NewWithdrawal): void {
  refuseSentinel(amount)
  const { blockers, withdrawable, dailyUsed } = withdrawalState(platform, player)
  if (blockers.length > 0) {
    const open = blockers[0] === 'PENDING_WITHDRAWAL' ? openWithdrawal(platform.db, player) : undefined
    throw refuse(blockerWords[blockers[0] as Blocker], {
      blockers,
      ...(open && { withdrawal_id: open.withdrawal_id }),
    })
  }
  const bank = findPlayerBank(platform.db, player, bankId)
  if (!bank) throw refuse('notFound', { fields: { bank_id: 'notFound' } })
  const facts = findBank(bank.bank_code)
  if (bank.status !== 'ACTIVE' || !facts?.isWithdrawalEnabled || facts.isMaintenance)
    throw refuse('methodUnavailable', { fields: { bank_id: 'methodUnavailable' } })
  const { min, max, daily } = withdrawalLimits
  const refuseAmount = (word: string) => refuse(word, { fields: { amount: word } })
  if (amount < min) throw refuseAmount('amountBelowMin')
  if (amount > max) throw refuseAmount('amountAboveMax')
  if (amount > withdrawable) throw refuseAmount('insufficientBalance')
  if (amount > daily - dailyUsed) throw refuseAmount('dailyLimitReached')
}

/** Creates a withdrawal that was checked: its amount is locked, and its first step begins. */
export function createWithdrawal(platform: Storage, player: Player, order: NewWithdrawal): Withdrawal {
  const { db, now } = platform
  const { amount, bankId, requestId, currency } = order
  const fee = withdrawalState(platform, player).freeLeft > 0 ? 0 : withdrawalLimits.fee
  const id = `wd-${randomUUID()}`
  const at = now()
  const [debit, credit] = [playerAccount(player, 'cash'), playerAccount(player, 'locked')]
  postTransfer(platform, { id, kind: 'WITHDRAWAL', debit, credit, amount, reference: id })
  const withdrawal = db.one<Withdrawal>`INSERT INTO withdrawals
      (withdrawal_id, domain, account_id, request_id, bank_id, amount, fee, currency, status,
        created_at, updated_at, eta_from, eta_to, due_at)
    VALUES (${id}, ${player.domain}, ${player.account_id}, ${requestId}, ${bankId}, ${amount}, ${fee}, ${currency},
      'PENDING', ${at}, ${at}, ${at + stepMinutes * minuteMs}, ${at + processingMinutes * minuteMs}, ${nextStepAt('PENDING', amount, at)})
    RETURNING *`
  if (!withdrawal) throw refuse('duplicateRequest')
  db.run`INSERT INTO withdrawal_steps VALUES (${id}, 'PENDING', ${at})`
  return withdrawal
}
