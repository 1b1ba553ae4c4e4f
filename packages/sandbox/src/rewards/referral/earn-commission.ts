import { dayInManila } from '../../calendar.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { referralTiers } from './referral-rules.ts'

/** Counts a bet towards the commissions of those who referred the player, level by level. */
export function earnCommission({ db, now }: Storage, { domain, account_id }: WalletKey, bet: number): void {
  let friend = account_id
  for (const { level } of referralTiers) {
    const referrer = db.one<{ account_id: string }>`SELECT referrer.account_id FROM players
      JOIN players AS referrer ON referrer.domain = players.domain AND referrer.referral_code = players.referrer_code
      WHERE players.domain = ${domain} AND players.account_id = ${friend} AND players.referrer_code <> ''`
    if (!referrer) return
    db.run`INSERT INTO commissions VALUES (${domain}, ${referrer.account_id}, ${account_id}, ${level},
        ${dayInManila(now()).start}, ${bet}, NULL)
      ON CONFLICT DO UPDATE SET base = base + excluded.base`
    friend = referrer.account_id
  }
}
