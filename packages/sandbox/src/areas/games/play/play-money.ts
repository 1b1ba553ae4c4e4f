import { randomUUID } from 'node:crypto'
import { units } from '../../../money.ts'
import type { Storage } from '../../../platform.ts'
import { maskAccount } from '../../../players/account-rules.ts'
import { refuse } from '../../../refusal.ts'
import type { BetDetail } from '../../reports/bet-record.ts'
import { raiseLevel } from '../../vip/levels.ts'
import { placeBet, settleBet } from '../bets.ts'
import { type PlaySession, playableBalance } from './play-session.ts'

const minPublishedWin = units(5_000)

/**
 * Takes the bet of a round from the wallet, or from the play money of a demo. Call it inside a transaction.
 * @returns the id of the bet; empty for a demo
 * @throws Refusal `insufficientBalance`, or what a limit or break of the player answers
 */
export function takeBet(
  storage: Storage,
  session: PlaySession,
  { roundId, bet, detail }: { roundId: string; bet: number; detail?: BetDetail },
): string {
  const { db } = storage
  if (playableBalance(db, session) < bet) throw refuse('insufficientBalance')
  if (session.mode === 'DEMO') {
    addPlayMoney(storage, session, -bet)
    return ''
  }
  const betId = `sb-${randomUUID()}`
  placeBet(storage, session, {
    betId,
    roundId,
    providerCode: session.provider_code,
    gameCode: session.game_code,
    gameName: session.game_name,
    gameType: session.game_type,
    bet,
    ...(detail && { detail }),
  })
  db.run`UPDATE players SET cycle_turnover = cycle_turnover + ${bet}
    WHERE domain = ${session.domain} AND account_id = ${session.account_id}`
  raiseLevel(storage, session)
  return betId
}

/** Settles a bet that `takeBet` took. Call it inside a transaction. */
export function payBet(storage: Storage, session: PlaySession, betId: string, win: number): void {
  if (session.mode === 'DEMO') addPlayMoney(storage, session, win)
  else {
    settleBet(storage, session, betId, win)
    if (win >= minPublishedWin) publishWin(storage, session, win)
  }
}

function addPlayMoney({ db }: Storage, { game_session_id }: PlaySession, amount: number): void {
  db.run`UPDATE game_sessions SET play_balance = play_balance + ${amount}
    WHERE game_session_id = ${game_session_id}`
}

// The top ten includes real wins, with masked account names.
function publishWin({ db, now }: Storage, { domain, account_id }: PlaySession, win: number): void {
  const masked = maskAccount(account_id)
  db.run`INSERT INTO top_entries VALUES (${domain}, 'winner', ${account_id}, ${masked}, ${win}, ${now()})`
}
