import { findOffer } from '../cashier/deposits/deposit-offers.ts'
import { decideKyc } from '../cashier/kyc/decide-kyc.ts'
import { addTurnover, workOffTurnover } from '../cashier/turnover.ts'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'
import type { Player } from './player.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** What a seeded account has at the cashier. */
export interface SeededCashier {
  isVerified?: boolean
  /** The first is the default one. */
  banks?: readonly { code: string; number: string }[]
  /** Whether a bank was changed an hour ago. */
  isOnHold?: boolean
  /** Whether a bonus is not worked off. */
  hasTurnover?: boolean
}

/** Adds a player's banks, identity check and turnover. */
export function seedCashier(db: Database, player: Player, cashier: SeededCashier, now: number): void {
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
  const bonus = units(500)
  addTurnover(clock, player, { source: 'DEPOSIT', promo_id: '', amount: units(1_000), multiplier: 1 })
  const multiplier = findOffer('welcome-50')?.multiplier ?? 1
  addTurnover(clock, player, { source: 'BONUS', promo_id: 'welcome-50', amount: bonus, multiplier })
  workOffTurnover(clock, player, units(2_200))
}
