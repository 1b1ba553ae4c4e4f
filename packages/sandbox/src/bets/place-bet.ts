import { checkPlay } from '../care/check-play.ts'
import { notePlayTime } from '../care/play-time.ts'
import type { BetDetail } from '../cashier/reports/bet-row.ts'
import { workOffTurnover } from '../cashier/turnover.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'
import { convertBonuses } from '../rewards/bonuses/end-bonus.ts'
import { grantDueBonuses } from '../rewards/promotions/keep-promises.ts'
import { earnCommission } from '../rewards/referral/earn-commission.ts'
import { takeStake } from './bet-money.ts'

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
 * Takes a bet's amount from the wallet, records the bet, and counts it towards turnover, bonuses and commissions. A bet
 * of 0 has staked tokens, which are no money. Call it inside a transaction.
 * @throws Refusal `insufficientBalance`, or what a limit or break of the player answers
 */
export function placeBet(platform: Storage, key: WalletKey, bet: NewBet): void {
  const { db, now } = platform
  const { domain, account_id } = key
  notePlayTime(platform, key)
  checkPlay(platform, key, bet.bet)
  takeStake(platform, key, bet.betId, bet.bet)
  db.run`INSERT INTO bets VALUES (${bet.betId}, ${domain}, ${account_id}, ${bet.roundId}, ${bet.providerCode},
    ${bet.gameCode}, ${bet.gameName}, ${bet.gameType}, ${bet.bet}, ${bet.bet}, 0, 'OPEN', ${now()}, NULL,
    ${JSON.stringify(bet.detail ?? plainDetail)})`
  if (bet.bet === 0) return
  workOffTurnover(platform, key, { validBet: bet.bet, gameType: bet.gameType })
  convertBonuses(platform, key)
  grantDueBonuses(platform, key)
  earnCommission(platform, key, bet.bet)
}
