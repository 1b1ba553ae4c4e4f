import type { Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime, periodInManila } from '../../clock/manila.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { payCash } from '../../ledger/wallet.ts'
import { decimal, share } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { refuse } from '../../refusal.ts'
import { rebateRates } from '../vip/rewards.ts'

/** What a player can claim now: a share of the bets since the last claim, of last week and of this one. */
function claimableRebate(storage: Storage, player: Player): number {
  const { db, now } = storage
  const since = Math.max(lastClaim(storage, player), periodInManila('WEEK', now(), -1).start)
  const rows = db.all<{
    game_type: string
    total: number
  }>`SELECT game_type, SUM(valid_bet) AS total FROM bets
    WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND status = 'SETTLED'
      AND settled_at > ${since} AND settled_at <= ${now()} GROUP BY game_type`
  const rates = rebateRates(player.vip_level)
  return rows.reduce((sum, { game_type, total }) => {
    const rate = rates.find(({ gameType }) => gameType === game_type)?.rate ?? 0
    return sum + share(total, rate)
  }, 0)
}

function lastClaim({ db }: Storage, { domain, account_id }: WalletKey): number {
  const row = db.one<{ at: number | null }>`SELECT MAX(at) AS at FROM rebate_claims
    WHERE domain = ${domain} AND account_id = ${account_id}`
  return row?.at ?? 0
}

/** The player's rebate as the platform sends it. */
export function rebateItem(storage: Storage, player: Player): PlatformRecord<Rebate> {
  return {
    claimable: decimal(claimableRebate(storage, player)),
    rate_by_category: rebateRates(player.vip_level).map(({ gameType, rate }) => ({
      category: gameType,
      rate: decimal(rate),
    })),
    period_end: manilaTime(periodInManila('WEEK', storage.now()).end),
  }
}

/** Pays the rebate. @returns what was paid. @throws Refusal `notEligible` when there is none */
export function claimRebate(storage: Storage, player: Player): number {
  const amount = claimableRebate(storage, player)
  if (amount === 0) throw refuse('notEligible')
  const at = storage.now()
  storage.db.run`INSERT INTO rebate_claims VALUES (${player.domain}, ${player.account_id}, ${at}, ${amount})`
  payCash(storage, player, 'REBATE', amount, `rebate:${at}`)
  return amount
}
