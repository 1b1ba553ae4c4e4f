import { workOffTurnover } from '../cashier/turnover.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'
import { moveMoney } from '../players/wallet.ts'

/** The team names and the result of one leg of a sports bet; `home_away` is 1 home, 2 away, 3 draw. */
export interface BetLeg {
  bet_type: string
  home_away: 1 | 2 | 3
  criteria1: string
  home_team_name: string
  away_team_name: string
  [localName: `home_name_${string}` | `away_name_${string}`]: string
  result: string
}

/** What `bet_detail` tells beyond the list; only sports bets have legs and odds. */
export interface BetDetail {
  bet_type: string
  odds: string
  legs: BetLeg[]
}

/** A bet to place; the amount is in the minor unit. */
export interface NewBet {
  betId: string
  roundId: string
  providerCode: string
  gameCode: string
  gameName: string
  gameType: string
  bet: number
  detail?: BetDetail
}

const plainDetail: BetDetail = { bet_type: 'SINGLE', odds: '', legs: [] }

/**
 * Takes a bet's amount from the wallet, records the bet, and counts it towards turnover. A bet of 0 has staked tokens,
 * which are no money. Call it inside a transaction.
 * @throws Refusal `insufficientBalance`
 */
export function placeBet(platform: Pick<Platform, 'db' | 'now'>, key: WalletKey, bet: NewBet): void {
  const { db, now } = platform
  const { domain, account_id } = key
  moveMoney(platform, key, 'BET', bet.bet, bet.betId)
  db.run`INSERT INTO bets VALUES (${bet.betId}, ${domain}, ${account_id}, ${bet.roundId}, ${bet.providerCode},
    ${bet.gameCode}, ${bet.gameName}, ${bet.gameType}, ${bet.bet}, ${bet.bet}, 0, 'OPEN', ${now()}, NULL,
    ${JSON.stringify(bet.detail ?? plainDetail)})`
  workOffTurnover(platform, key, bet.bet)
}
