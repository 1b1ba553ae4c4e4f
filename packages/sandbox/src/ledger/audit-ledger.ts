import type { Database } from '../database/open-database.ts'

/** What an audit's query finds. */
interface Found {
  id: string
}

/** A sentence about each of the things that were found. */
const sentences = (rows: Found[], what: string) => rows.map(({ id }) => `${id}: ${what}`)

/**
 * Checks that the books are right, and that deposits, withdrawals, plays, bets and rewards agree with them.
 * @returns a sentence for each violation; none when all is well
 */
export function auditLedger(db: Database): string[] {
  return [...auditBalances(db), ...auditMoneyStates(db), ...auditPlays(db), ...auditRewards(db)]
}

function auditBalances(db: Database): string[] {
  return [
    ...sentences(
      db.all<Found>`SELECT domain || ' ' || unit AS id FROM ledger_accounts GROUP BY domain, unit
        HAVING SUM(balance) <> 0`,
      'the balances do not add up to zero',
    ),
    ...sentences(
      db.all<Found>`SELECT id FROM ledger_accounts WHERE balance <>
        (SELECT coalesce(SUM(amount), 0) FROM postings WHERE account = ledger_accounts.id)`,
      'the balance is not the sum of its postings',
    ),
    ...sentences(
      db.all<Found>`SELECT id FROM ledger_accounts WHERE balance < floor`,
      'the balance is below the floor',
    ),
    ...sentences(
      db.all<Found>`SELECT id FROM transfers WHERE (SELECT COUNT(*) FROM postings WHERE transfer = transfers.seq) <> 2
        OR (SELECT SUM(amount) FROM postings WHERE transfer = transfers.seq) <> 0
        OR (SELECT MAX(amount) FROM postings WHERE transfer = transfers.seq) <> transfers.amount`,
      'the transfer is not posted to both sides',
    ),
  ]
}

function auditMoneyStates(db: Database): string[] {
  return [
    ...sentences(
      db.all<Found>`SELECT deposit_id AS id FROM deposits WHERE
        (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE kind = 'DEPOSIT' AND reference = deposit_id)
          <> CASE status WHEN 'SUCCESS' THEN amount - fee ELSE 0 END
        OR (SELECT COUNT(*) FROM transfers WHERE kind = 'DEPOSIT' AND reference = deposit_id) > 1`,
      'what is credited does not fit the state of the deposit',
    ),
    ...sentences(
      db.all<Found>`SELECT deposit_id AS id FROM deposits WHERE
        (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE kind = 'BONUS' AND reference = deposit_id)
          <> CASE status WHEN 'SUCCESS' THEN bonus ELSE 0 END`,
      'the bonus does not fit the state of the deposit',
    ),
    ...sentences(
      db.all<Found>`SELECT id FROM ledger_accounts AS account WHERE kind = 'locked' AND balance <>
        (SELECT coalesce(SUM(amount), 0) FROM withdrawals WHERE domain = account.domain AND account_id = owner
          AND status NOT IN ('COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED'))`,
      'what is locked is not what open withdrawals hold back',
    ),
    ...sentences(
      db.all<Found>`SELECT withdrawal_id AS id FROM withdrawals WHERE
        (SELECT group_concat(kind || ' ' || amount) FROM
          (SELECT kind, amount FROM transfers WHERE reference = withdrawal_id ORDER BY seq)) <>
        'WITHDRAWAL ' || amount || CASE
          WHEN status = 'COMPLETED' THEN ',PAYOUT ' || (amount - fee) || iif(fee > 0, ',FEE ' || fee, '')
          WHEN status IN ('REJECTED', 'CANCELLED', 'REFUNDED') THEN ',WITHDRAWAL_REFUND ' || amount
          ELSE '' END`,
      'the transfers do not fit the state of the withdrawal',
    ),
  ]
}

function auditPlays(db: Database): string[] {
  return [
    ...sentences(
      db.all<Found>`SELECT id FROM ledger_accounts AS account WHERE kind = 'frozen_tokens' AND balance <>
        (SELECT coalesce(SUM(cost), 0) FROM mini_plays WHERE domain = account.domain AND account_id = owner
          AND state = 'STAKED')`,
      'the frozen tokens are not the stakes of unsettled plays',
    ),
    ...sentences(
      db.all<Found>`SELECT bet_id AS id FROM bets WHERE
        bet <> (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE kind = 'BET' AND reference = bet_id)
        OR win <> (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE kind = 'WIN' AND reference = bet_id)
        OR (status = 'OPEN' AND win <> 0)`,
      'what was paid is not what the bet says',
    ),
    ...sentences(
      db.all<Found>`SELECT id FROM transfers WHERE kind IN ('BET', 'WIN')
        AND NOT EXISTS (SELECT 1 FROM bets WHERE bet_id = reference)`,
      'the movement belongs to no bet',
    ),
  ]
}

/** Checks that bonuses, rebates and commissions agree with the books; a sentence for each violation. */
function auditRewards(db: Database): string[] {
  return [
    ...sentences(
      db.all<Found>`SELECT id FROM ledger_accounts AS account WHERE kind = 'bonus' AND balance <>
        (SELECT coalesce(SUM(balance), 0) FROM bonuses WHERE domain = account.domain AND account_id = owner
          AND status = 'ACTIVE')`,
      'the bonus money is not that of the active bonuses',
    ),
    ...sentences(
      db.all<Found>`SELECT bonus_id AS id FROM bonuses WHERE amount * (status IN ('ACTIVE', 'COMPLETED')) <>
        (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE id = bonus_id || ':granted')
          * (status IN ('ACTIVE', 'COMPLETED'))
        OR (status IN ('PENDING', 'CANCELLED')
          AND EXISTS (SELECT 1 FROM transfers WHERE id = bonus_id || ':granted'))`,
      'what was granted does not fit the state of the bonus',
    ),
    ...sentences(
      db.all<Found>`SELECT bonus_id AS id FROM bonuses JOIN turnover_orders USING (order_no)
        WHERE (status = 'ACTIVE' AND completed >= required AND NOT EXISTS (SELECT 1 FROM bonus_stakes JOIN bets
            USING (bet_id) WHERE bonus_id = bonuses.bonus_id AND bets.status = 'OPEN'))
          OR (status = 'COMPLETED' AND completed < required)`,
      'the turnover does not fit the state of the bonus',
    ),
    ...sentences(
      db.all<Found>`SELECT domain || '/' || owner AS id FROM ledger_accounts AS account WHERE kind = 'cash' AND
        (SELECT coalesce(SUM(amount), 0) FROM transfers WHERE kind = 'REBATE' AND credit = account.id) <>
        (SELECT coalesce(SUM(amount), 0) FROM rebate_claims WHERE domain = account.domain AND account_id = owner)`,
      'the rebates that were paid are not those that were claimed',
    ),
    ...sentences(
      db.all<Found>`SELECT domain || '/' || account_id || ' ' || claimed_at AS id FROM commissions
        WHERE claimed_at IS NOT NULL GROUP BY domain, account_id, claimed_at
        HAVING NOT EXISTS (SELECT 1 FROM transfers WHERE kind = 'REFERRAL'
          AND credit = domain || '/' || account_id || '/cash' AND at = claimed_at)`,
      'the commission was claimed but not paid',
    ),
  ]
}
