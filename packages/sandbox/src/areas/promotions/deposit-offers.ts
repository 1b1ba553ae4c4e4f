import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { share, units } from '../../money.ts'

/** A bonus for a deposit. Amounts are in the minor unit, the rate in hundredths of a percent. */
export interface DepositOffer {
  promoId: string
  rate: number
  max: number
  min: number
  isForFirstDeposit: boolean
}

/** The bonuses of every brand. */
export const depositOffers: readonly DepositOffer[] = [
  {
    promoId: 'welcome-50',
    ...{ rate: 5_000, max: units(500), min: units(200), isForFirstDeposit: true },
  },
  {
    promoId: 'reload-20',
    ...{ rate: 2_000, max: units(1_000), min: units(500), isForFirstDeposit: false },
  },
]

/** Finds a bonus by its id. */
export function findOffer(promoId: string): DepositOffer | undefined {
  return depositOffers.find((offer) => offer.promoId === promoId)
}

/** Whether a player may take a bonus with a deposit of this amount. */
export function isEligible(db: Database, key: WalletKey, offer: DepositOffer, amount: number): boolean {
  return amount >= offer.min && !(offer.isForFirstDeposit && hasDeposited(db, key))
}

/** Whether a deposit of a player succeeded. */
export function hasDeposited(db: Database, { domain, account_id }: WalletKey): boolean {
  return (
    db.one`SELECT 1 FROM deposits WHERE domain = ${domain} AND account_id = ${account_id}
      AND status = 'SUCCESS' LIMIT 1` !== undefined
  )
}

/** The bonus for a deposit of this amount; both in the minor unit. */
export function bonusOf(offer: DepositOffer, amount: number): number {
  return Math.min(share(amount, offer.rate), offer.max)
}
