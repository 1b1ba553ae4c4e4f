import { randomUUID } from 'node:crypto'
import { banksOf } from '../areas/banks/player-bank.ts'
import { createDeposit } from '../areas/cashier/create-deposit.ts'
import { createWithdrawal } from '../areas/cashier/create-withdrawal.ts'
import { moveDeposit } from '../areas/cashier/deposit.ts'
import { findChannel } from '../areas/cashier/deposit-channels.ts'
import { moveWithdrawal } from '../areas/cashier/withdrawal.ts'
import { placeBet, settleBet, voidBet } from '../areas/games/bets.ts'
import type { GameRow } from '../areas/games/game.ts'
import type { Database } from '../database/open-database.ts'
import type { Player } from '../players/player.ts'
import type { PastEvent } from './history-plan.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const currency = 'PHP'

/** Where and for whom a past is replayed; `at` is when its event begins. */
interface Scene {
  db: Database
  player: Player
  at: number
}

/** Replays a player's past through the same functions that calls use, each event at its time. */
export function seedHistory(db: Database, player: Player, plan: readonly PastEvent[], now: number): void {
  const games = db.all<GameRow>`SELECT games.* FROM game_lists JOIN games USING (provider_code, game_code)
    WHERE list IN ('hot', 'popular') ORDER BY list, place`
  for (const [index, event] of plan.entries()) {
    // Spread over the evening, in the order of the plan.
    const at = now - event.daysAgo * dayMs + (index % 12) * 20 * minuteMs - 4 * 60 * minuteMs
    const scene = { db, player, at }
    if (event.kind === 'deposit') replayDeposit(scene, event)
    else if (event.kind === 'withdrawal') replayWithdrawal(scene, event)
    else if (event.kind === 'sports') replaySports(scene, event)
    else replaySpins(scene, event, games)
  }
}

const clockAt = (db: Database, at: number) => ({ db, now: () => at })

function replayDeposit({ db, player, at }: Scene, event: PastEvent & { kind: 'deposit' }): void {
  const channel = findChannel(event.channel)
  if (!channel) return
  const deposit = createDeposit(clockAt(db, at), currency, player, {
    ...{ requestId: randomUUID(), channel, amount: event.amount, promoId: event.promo ?? '' },
    ...{ fields: {}, returnUrl: '' },
  })
  const endsAt = event.end === 'EXPIRED' ? deposit.expires_at : at + 2 * minuteMs
  const reason = event.end === 'FAILED' ? 'paymentDeclined' : ''
  moveDeposit(clockAt(db, endsAt), deposit, event.end, reason)
}

function replayWithdrawal({ db, player, at }: Scene, event: PastEvent & { kind: 'withdrawal' }): void {
  const bankId = banksOf(db, player)[0]?.bank_id ?? ''
  const order = { requestId: randomUUID(), bankId, amount: event.amount, currency }
  const withdrawal = createWithdrawal(clockAt(db, at), player, order)
  const reason = event.end === 'REJECTED' ? 'documentsUnclear' : ''
  moveWithdrawal(
    clockAt(db, at + (event.end === 'CANCELLED' ? 1 : 14) * minuteMs),
    withdrawal,
    event.end,
    reason,
  )
}

function replaySpins(
  { db, player, at }: Scene,
  { rounds, daysAgo }: PastEvent & { kind: 'spins' },
  games: readonly GameRow[],
): void {
  const game = games[daysAgo % games.length]
  if (!game) return
  for (const [index, { bet, win }] of rounds.entries()) {
    const clock = clockAt(db, at + index * 20_000)
    const betId = `sb-${randomUUID()}`
    placeBet(clock, player, {
      ...{ betId, roundId: randomUUID(), providerCode: game.provider_code, gameCode: game.game_code },
      ...{ gameName: game.game_name, gameType: game.game_type, bet },
    })
    settleBet(clock, player, betId, win)
  }
}

function replaySports({ db, player, at }: Scene, event: PastEvent & { kind: 'sports' }): void {
  const betId = `sp-${randomUUID()}`
  const { stake, odds, legs, win, isVoid } = event
  placeBet(clockAt(db, at), player, {
    ...{ betId, roundId: betId, providerCode: 'SABA', gameCode: 'sportsbook', gameName: 'Sportsbook' },
    ...{ gameType: 'SPORTSBOOK', bet: stake },
    detail: { bet_type: legs.length > 1 ? 'PARLAY' : 'SINGLE', odds, legs: [...legs] },
  })
  const settledAt = clockAt(db, at + 120 * minuteMs)
  if (isVoid) voidBet(settledAt, player, betId)
  else if (win !== undefined) settleBet(settledAt, player, betId, win)
}
