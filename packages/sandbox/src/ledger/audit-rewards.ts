import type { Database } from '../database/open-database.ts'
import { type Found, sentences } from './found.ts'

/** Checks that bonuses, rebates and commissions agree with the books; a sentence for each violation. */
export function auditRewards(db: Database): string[] {
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
