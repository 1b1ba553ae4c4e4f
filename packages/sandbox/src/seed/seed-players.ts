import { decideKyc } from '../areas/kyc/kyc.ts'
import { grantBonus } from '../areas/promotions/bonus.ts'
import { addTurnover, workOffTurnover } from '../areas/promotions/turnover.ts'
import { periodInManila } from '../clock/manila.ts'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'
import { hashPassword } from '../players/password.ts'
import { addPlayer, findPlayer, newPlayer, type Player, referralCode } from '../players/player.ts'
import { setMark } from '../players/reward-marks.ts'
import { openSession } from '../players/session.ts'
import { type HistoryOwner, type historyPlans, netOfHistory, type PastEvent } from './history-plan.ts'
import { seedHistory } from './seed-history.ts'
import { seedInbox } from './seed-inbox.ts'
import { type SeededCashier, type SeededPlayer, seededPlayers } from './seeded-players.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

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

/** Adds a player's banks, identity check and turnover. */
function seedCashier(db: Database, player: Player, cashier: SeededCashier, now: number): void {
  const { domain, account_id, full_name } = player
  for (const [place, { code, number }] of (cashier.banks ?? []).entries()) {
    db.run`INSERT INTO player_banks VALUES (${`bk-${domain}-${account_id}-${place + 1}`}, ${domain}, ${account_id},
      ${code}, ${full_name}, ${number}, '', ${Number(place === 0)}, 'ACTIVE', ${now - (90 - place) * dayMs}, NULL)`
  }
  if (cashier.isVerified) decideKyc({ db, now: () => now - 80 * dayMs }, player, 'VERIFIED')
  if (cashier.isOnHold)
    db.run`UPDATE players SET security_changed_at = ${now - hourMs}
      WHERE domain = ${domain} AND account_id = ${account_id}`
  if (cashier.hasTurnover) seedTurnover(db, player, now)
}

function seedTurnover(db: Database, player: Player, now: number): void {
  const clock = { db, now: () => now - 2 * dayMs }
  addTurnover(clock, player, { source: 'DEPOSIT', promo_id: '', amount: units(1_000), multiplier: 1 })
  grantBonus(clock, player, { promoId: 'welcome-50', amount: units(500) })
  for (let bet = 0; bet < 11; bet++)
    workOffTurnover(clock, player, { validBet: units(200), gameType: 'SLOTS' })
}

/** Adds what `maria` joined so far, and other devices where she is logged in. */
function seedRewards(db: Database, domain: string, now: number): void {
  const week = periodInManila('WEEK', now).start
  const month = periodInManila('MONTH', now).start
  const maria = { domain, account_id: 'maria' }
  const join = (kind: 'BOARD_JOIN' | 'MISSION_JOIN', item: string, period: number) =>
    setMark({ db, now: () => period }, maria, { kind, item, period })
  join('BOARD_JOIN', 'race-of-the-week', week)
  join('MISSION_JOIN', 'fishing-fiesta', month)
  for (const [hoursAgo, device, ip] of [
    [50, 'Chrome on Android', '203.0.113.*'],
    [9, 'Safari on iPhone', '198.51.100.*'],
  ] as const)
    openSession({ db, now: () => now - hoursAgo * hourMs }, maria, { device, ip })
}
