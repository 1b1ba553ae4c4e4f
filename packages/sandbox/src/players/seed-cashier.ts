import { decideKyc } from '../cashier/kyc/decide-kyc.ts'
import { addTurnover, workOffTurnover } from '../cashier/turnover.ts'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'
import { grantBonus } from '../rewards/bonuses/bonus.ts'
import type { Player } from './player.ts'

export const dayMs = 86_400_000
export const hourMs = 3_600_000

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
  addTurnover(clock, player, { source: 'DEPOSIT', promo_id: '', amount: units(1_000), multiplier: 1 })
  grantBonus(clock, player, { promoId: 'welcome-50', amount: units(500) })
  for (let bet = 0; bet < 11; bet++)
    workOffTurnover(clock, player, { validBet: units(200), gameType: 'SLOTS' })
}
