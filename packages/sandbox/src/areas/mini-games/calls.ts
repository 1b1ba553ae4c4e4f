import { randomUUID } from 'node:crypto'
import { call } from '../../calls/call.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { dayInManila, manilaTime } from '../../clock/manila.ts'
import { moveTokens, walletOf } from '../../ledger/wallet.ts'
import { decimal } from '../../money.ts'
import { refuse } from '../../refusal.ts'
import { placeBet, settleBet } from '../games/bets.ts'
import { findMiniGame, findPrize, type MiniGame, miniGames, pickPrize, playsToday } from './mini-games.ts'

const cycleDays = 7
const dayMs = 86_400_000

/**
 * The cycle: each mini-game with its prizes and their odds. The first item's status tells whether a cycle is on. Names
 * and labels in further languages are an extension of the contract, named as those of a match are.
 */
export const miniGameList = call({
  path: '/api/mini_game/mini_game_list',
  identify: 'player',
  handle({ player, ...platform }) {
    const at = platform.now()
    const today = dayInManila(at)
    const value = miniGames.map((game) => {
      const playsLeft = Math.max(0, game.playsPerDay - playsToday(platform, player, game.gameId))
      return {
        game_id: game.gameId,
        name: game.name.en,
        name_php: game.name.php,
        name_cn: game.name.cn,
        status: 'ACTIVE',
        starts_at: manilaTime(today.start - dayMs),
        ends_at: manilaTime(today.end + (cycleDays - 2) * dayMs),
        token_cost: decimal(game.cost),
        prizes: prizesOf(game),
        next_play_at: manilaTime(playsLeft > 0 ? at : today.end),
        plays_left: playsLeft,
      }
    })
    return { value, total: value.length }
  },
})

const prizesOf = (game: MiniGame) =>
  game.prizes.map(({ prizeId, label, weight }) => ({
    prize_id: prizeId,
    label: label.en,
    label_php: label.php,
    label_cn: label.cn,
    img_url: '',
    odds: `${(weight / 10).toFixed(1)}%`,
  }))

/** Stakes the tokens of one play and draws its prize. The stake is frozen until the reward is claimed. */
export const miniGameBet = call({
  path: '/api/mini_game/mini_game_bet',
  identify: 'player',
  fields: { game_id: 'id', request_id: 'filled?' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    const { domain, account_id } = player
    const game = findMiniGame(input.game_id)
    if (!game) throw refuse('notFound')
    const write = { domain, accountId: account_id, call: 'mini_game_bet', requestId: input.request_id }
    return runIdempotently(db, write, () => {
      if (playsToday(platform, player, game.gameId) >= game.playsPerDay) throw refuse('limitReached')
      const betId = `mb-${randomUUID()}`
      moveTokens(platform, player, 'STAKE', game.cost, betId)
      const { prizeId } = pickPrize(game.prizes)
      db.run`INSERT INTO mini_plays VALUES (${betId}, ${domain}, ${account_id}, ${game.gameId}, ${game.cost},
        ${prizeId}, 'STAKED', ${now()})`
      placeBet(platform, player, {
        betId,
        roundId: betId,
        providerCode: 'HOUSE',
        gameCode: game.gameId,
        gameName: game.name.en,
        gameType: 'MINIGAME',
        bet: 0,
      })
      const token_balance = decimal(walletOf(db, player).tokens)
      return { value: [{ bet_id: betId, result_prize_id: prizeId, token_balance }] }
    })
  },
})

interface Play {
  bet_id: string
  cost: number
  prize_id: string
}

/** Settles the player's oldest unsettled play of the game: takes the frozen stake and pays the prize. */
export const miniGameReward = call({
  path: '/api/mini_game/mini_game_reward',
  identify: 'player',
  fields: { game_id: 'id', request_id: 'filled?' },
  handle({ input, player, ...platform }) {
    const { db } = platform
    const { domain, account_id } = player
    const write = { domain, accountId: account_id, call: 'mini_game_reward', requestId: input.request_id }
    return runIdempotently(db, write, () => {
      const play = db.one<Play>`UPDATE mini_plays SET state = 'SETTLED' WHERE bet_id = (
          SELECT bet_id FROM mini_plays WHERE domain = ${domain} AND account_id = ${account_id}
            AND game_id = ${input.game_id} AND state = 'STAKED' ORDER BY at, rowid LIMIT 1) RETURNING *`
      const prize = play && findPrize(input.game_id, play.prize_id)
      if (!prize) throw refuse('notEligible')
      moveTokens(platform, player, 'SETTLE', play.cost, play.bet_id)
      if (prize.type === 'TOKEN') moveTokens(platform, player, 'GRANT', prize.amount, play.bet_id)
      settleBet(platform, player, play.bet_id, prize.type === 'CASH' ? prize.amount : 0)
      const { balance, tokens } = walletOf(db, player)
      const reward = { reward_type: prize.type, amount: decimal(prize.amount), state: 'CLAIMED' }
      return { value: [{ ...reward, game_balance: decimal(balance), game_token: decimal(tokens) }] }
    })
  },
})

/** The available tokens, and those frozen in unsettled plays. */
export const miniGameWallet = call({
  path: '/api/mini_game/mini_game_wallet',
  identify: 'player',
  handle: ({ player }) => ({
    value: [{ frozen_token: decimal(player.frozen_tokens), token_balance: decimal(player.tokens) }],
  }),
})

const maxPlays = 50

interface PlayRow {
  at: number
  game_id: string
  cost: number
  prize_id: string
  state: string
}

/** The player's most recent plays, latest first. The prize of an unsettled play is empty. */
export const miniGameLog = call({
  path: '/api/mini_game/mini_game_log',
  identify: 'player',
  handle({ player, db }) {
    const rows = db.all<PlayRow>`SELECT at, game_id, cost, prize_id, state FROM mini_plays
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      ORDER BY at DESC, rowid DESC LIMIT ${maxPlays}`
    const value = rows.map(({ at, game_id, cost, prize_id, state }) => {
      const label = state === 'SETTLED' ? findPrize(game_id, prize_id)?.label : undefined
      return {
        at: manilaTime(at),
        game_id,
        cost: decimal(cost),
        prize: label?.en ?? '',
        prize_php: label?.php ?? '',
        prize_cn: label?.cn ?? '',
        state,
      }
    })
    return { value, total: value.length }
  },
})

const pointsPerLevel = 100
const minorPerPoint = 100

/** One point for each token staked, and a level for each hundred points. `next_level` is the next level's points. */
export const miniGameGamify = call({
  path: '/api/mini_game/mini_game_gamify',
  identify: 'player',
  handle({ player, db }) {
    const row = db.one<{ spent: number }>`SELECT coalesce(SUM(cost), 0) AS spent FROM mini_plays
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
    const points = Math.floor((row?.spent ?? 0) / minorPerPoint)
    const level = Math.floor(points / pointsPerLevel) + 1
    return { value: [{ points, level, next_level: level * pointsPerLevel }] }
  },
})
