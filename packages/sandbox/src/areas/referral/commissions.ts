import { dayInManila } from '../../clock/manila.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { payCash } from '../../ledger/wallet.ts'
import { share } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'
import { friendsOf, referralTiers } from './friends.ts'

export type CommissionStatus = 'PENDING' | 'CLAIMABLE' | 'CLAIMED' | 'VOID'

/** What the bets of one friend on one day earn; amounts in the minor unit. */
export interface Commission {
  friend: string
  level: number
  day: number
  base: number
  /** In hundredths of a percent. */
  rate: number
  commission: number
  status: CommissionStatus
}

/** A player's commissions, latest day first. They can be claimed once the day is over and the friend counts. */
export function commissionsOf(storage: Storage, key: WalletKey): Commission[] {
  const statuses = new Map(friendsOf(storage, key).map((friend) => [friend.account_id, friend.status]))
  const today = dayInManila(storage.now()).start
  const rows = storage.db.all<
    Pick<Commission, 'friend' | 'level' | 'day' | 'base'> & { claimed_at: number | null }
  >`
    SELECT friend, level, day, base, claimed_at FROM commissions
    WHERE domain = ${key.domain} AND account_id = ${key.account_id} ORDER BY day DESC, level, friend`
  return rows.map(({ claimed_at, ...row }) => {
    const rate = referralTiers.find(({ level }) => level === row.level)?.rate ?? 0
    const friend = statuses.get(row.friend)
    const isReady = friend === 'QUALIFIED' && row.day < today
    const open = friend === 'VOID' ? 'VOID' : isReady ? 'CLAIMABLE' : 'PENDING'
    return {
      ...{ ...row, rate, commission: share(row.base, rate) },
      status: claimed_at === null ? open : 'CLAIMED',
    }
  })
}

/** What commissions of some statuses add up to. */
export const sumOf = (commissions: Commission[], ...statuses: CommissionStatus[]) =>
  commissions.reduce((sum, { status, commission }) => (statuses.includes(status) ? sum + commission : sum), 0)

/** Pays all commissions that are ready. @returns what was paid. @throws Refusal `notEligible` when there is none */
export function claimCommissions(storage: Storage, key: WalletKey): number {
  const ready = commissionsOf(storage, key).filter(({ status }) => status === 'CLAIMABLE')
  const amount = sumOf(ready, 'CLAIMABLE')
  if (amount === 0) throw refuse('notEligible')
  const at = storage.now()
  for (const { friend, day } of ready)
    storage.db.run`UPDATE commissions SET claimed_at = ${at} WHERE domain = ${key.domain}
      AND account_id = ${key.account_id} AND friend = ${friend} AND day = ${day}`
  payCash({ db: storage.db, now: () => at }, key, 'REFERRAL', amount, `commission:${at}`)
  return amount
}

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
