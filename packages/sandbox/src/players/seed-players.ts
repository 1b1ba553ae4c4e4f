import type { Database } from '../database/open-database.ts'
import {
  type HistoryOwner,
  type historyPlans,
  netOfHistory,
  type PastEvent,
} from '../history/history-plan.ts'
import { seedHistory } from '../history/seed-history.ts'
import { referralCode } from '../rewards/referral/referral-code.ts'
import { hashPassword } from './password.ts'
import { addPlayer, findPlayer, newPlayer } from './player.ts'
import { dayMs, seedCashier } from './seed-cashier.ts'
import { seedInbox } from './seed-inbox.ts'
import { seedRewards } from './seed-rewards.ts'
import { type SeededPlayer, seededPlayers } from './seeded-players.ts'

// Hashed once for all brands, with a salt derived from the account id.
const hashes = new Map(
  seededPlayers.map(({ accountId, password = '' }) => [
    accountId,
    hashPassword(password, Buffer.from(accountId.padEnd(16, '.'))),
  ]),
)

/** A brand's first players, and what they did before the brand is added. */
interface Beginning {
  players: readonly SeededPlayer[]
  plans: Partial<typeof historyPlans>
}

/** Adds a brand's players with their inboxes and money, and favorites for `demo` and `maria`. */
export function seedPlayers(db: Database, domain: string, now: number, { players, plans }: Beginning): void {
  for (const seeded of players) {
    const plan = plans[seeded.accountId as HistoryOwner] ?? []
    seedPlayer({ db, domain, now, plan }, seeded)
    seedInbox(db, domain, seeded.accountId, now)
  }
  seedRewards(db, domain, now)
  for (const [accountId, count] of [
    ['demo', 8],
    ['maria', 3],
  ] as const) {
    db.run`INSERT INTO favorites SELECT ${domain}, ${accountId}, provider_code, game_code, ${now} - place
      FROM game_lists WHERE list = 'hot' AND place % 2 = 0 ORDER BY place LIMIT ${count}`
  }
}

// The opening balance is what the past leaves to the balance of today.
function seedPlayer(
  { db, domain, now, plan }: { db: Database; domain: string; now: number; plan: readonly PastEvent[] },
  { accountId, traits, cashier, referredBy }: SeededPlayer,
) {
  const balance = (traits.balance ?? 0) - netOfHistory(plan)
  const hash = hashes.get(accountId) ?? ''
  const referrer_code = referredBy === undefined ? '' : referralCode(domain, referredBy)
  addPlayer(db, newPlayer(domain, accountId, hash, now - 200 * dayMs, { ...traits, balance, referrer_code }))
  const player = findPlayer(db, domain, accountId)
  if (!player) return
  seedCashier(db, player, cashier ?? {}, now)
  seedHistory(db, player, plan, now)
  // The progress towards the next level is given, not a result of the past.
  db.run`UPDATE players SET cycle_deposit = ${traits.cycle_deposit ?? 0}
    WHERE domain = ${domain} AND account_id = ${accountId}`
}
