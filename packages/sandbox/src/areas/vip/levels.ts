import type { WalletKey } from '../../ledger/ledger-account.ts'
import { units } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { sendMessage } from '../inbox/message.ts'

/** A VIP level. */
export interface VipLevel {
  name: string
  /** The requirements of the next level in the minor unit; 0 for the highest level. */
  depositNext: number
  turnoverNext: number
}

/** What a player of any level may withdraw on a day, in the minor unit. */
export const dailyWithdrawalLimit = units(1_250_000)

/** The levels from lowest to highest. */
export const vipLevels: readonly VipLevel[] = [
  { name: 'Bronze', depositNext: units(5_000), turnoverNext: units(20_000) },
  { name: 'Silver', depositNext: units(20_000), turnoverNext: units(100_000) },
  { name: 'Gold', depositNext: units(50_000), turnoverNext: units(400_000) },
  { name: 'Platinum', depositNext: units(200_000), turnoverNext: units(2_000_000) },
  { name: 'Diamond', depositNext: units(1_000_000), turnoverNext: units(10_000_000) },
  { name: 'Sovereign', depositNext: 0, turnoverNext: 0 },
]

/**
 * Raises the VIP level of a player whose deposits and turnover have reached the next one, and tells the player so. Call it
 * inside the transaction that counted them.
 */
export function raiseLevel(storage: Storage, key: WalletKey): void {
  const { db, now } = storage
  for (;;) {
    const player = db.one<{ vip_level: number; deposits: number; turnover: number }>`SELECT vip_level,
        starting_deposit + cycle_deposit AS deposits, starting_turnover + cycle_turnover AS turnover
      FROM players WHERE domain = ${key.domain} AND account_id = ${key.account_id}`
    const level = player && vipLevels[player.vip_level]
    const next = player && vipLevels[player.vip_level + 1]
    if (!level || !next) return
    if (player.deposits < level.depositNext || player.turnover < level.turnoverNext) return
    // A new level begins a new cycle.
    db.run`UPDATE players SET vip_level = vip_level + 1, starting_deposit = starting_deposit + cycle_deposit,
        cycle_deposit = 0, starting_turnover = starting_turnover + cycle_turnover, cycle_turnover = 0
      WHERE domain = ${key.domain} AND account_id = ${key.account_id}`
    sendMessage(db, key, now(), reached(next.name))
  }
}

const reached = (level: string) => ({
  category: 'REWARD' as const,
  title: { en: `You’ve reached ${level}`, local: `${level} ka na`, cn: `您已升至 ${level}` },
  body: {
    en: 'The VIP page shows what your new level gives you.',
    local: 'Nasa VIP page ang hatid ng bago mong level.',
    cn: 'VIP 页面列出了新等级的权益。',
  },
  hoursAgo: 0,
  actionUrl: '/vip',
})
