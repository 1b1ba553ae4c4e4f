import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import * as z from 'zod/mini'
import {
  amount,
  count,
  id,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems } from '../../upstream/decoding/list-reader.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'

// `odds` is an extension of ours: the contract of the platform requires that they are shown but names no field. So are
// the texts in Filipino and Chinese, which are named as the teams of a match are.
const PrizeItem = z.object({
  prize_id: id(),
  label: words(),
  label_php: z.optional(wordsOrNull()),
  label_cn: z.optional(wordsOrNull()),
  img_url: z.optional(textOrNull()),
  odds: z.optional(textOrNull()),
})

const GameItem = z.object({
  game_id: id(),
  name: words(),
  name_php: z.optional(wordsOrNull()),
  name_cn: z.optional(wordsOrNull()),
  status: state(),
  starts_at: z.optional(time()),
  ends_at: z.optional(time()),
  token_cost: amount(),
  prizes: list(PrizeItem),
  next_play_at: z.optional(time()),
  plays_left: orNone(count()),
})

/** The mini-games of the player; the status of the first one decides whether the reward icon shows. */
export const miniGameList = platformCall({
  path: '/api/mini_game/mini_game_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'global',
  response: z.object({ value: list(GameItem) }),
  read: ({ value }) => ({ games: namedItems(value, ({ game_id }) => game_id !== '').map(readGame) }),
})

function readGame(item: z.infer<typeof GameItem>): MiniGame {
  return {
    gameId: item.game_id,
    name: item.name || item.game_id,
    localNames: { PHP: item.name_php ?? '', CN: item.name_cn ?? '' },
    status: item.status,
    startsAt: item.starts_at ?? '',
    endsAt: item.ends_at ?? '',
    tokenCost: item.token_cost,
    prizes: item.prizes.map(({ prize_id, label, label_php, label_cn, img_url, odds }) => ({
      prizeId: prize_id,
      label,
      localLabels: { PHP: label_php ?? '', CN: label_cn ?? '' },
      image: img_url ?? '',
      odds: odds ?? '',
    })),
    nextPlayAt: item.next_play_at ?? '',
    playsLeft: item.plays_left ?? null,
  }
}

/** The player's tokens. An unreadable balance is a failure, because it must never show as zero. */
export const miniGameWallet = platformCall({
  path: '/api/mini_game/mini_game_wallet',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  record: 'value',
  response: z.object({ frozen_token: amount(), token_balance: amount() }),
  read({ frozen_token, token_balance }) {
    if (token_balance === '') throw new UnusableAnswer('No token balance')
    return { tokenBalance: token_balance, frozenToken: frozen_token || '0.00' }
  },
})

const PlayItem = z.object({
  at: time(),
  game_id: id(),
  cost: amount(),
  prize: z.optional(wordsOrNull()),
  prize_php: z.optional(wordsOrNull()),
  prize_cn: z.optional(wordsOrNull()),
  state: state(),
})

/** The player's plays. The prize is empty while a play is not settled. */
export const miniGameLog = platformCall({
  path: '/api/mini_game/mini_game_log',
  kind: 'read',
  identify: 'player',
  onFailure: 'global',
  response: z.object({ value: list(PlayItem) }),
  read: ({ value }) => ({
    plays: value.map(({ at, game_id, cost, prize, prize_php, prize_cn, state }) => ({
      at,
      gameId: game_id,
      cost,
      prize: prize ?? '',
      localPrizes: { PHP: prize_php ?? '', CN: prize_cn ?? '' },
      state,
    })),
  }),
})

interface Bet {
  gameId: string
}

/** Places the bet of one play. The contract of the platform adds `request_id` to this call (2.16). */
export const miniGameBet = platformCall({
  path: '/api/mini_game/mini_game_bet',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  money: true,
  needs: ['requestId'],
  request: ({ gameId }: Bet, { requestId }) => ({ game_id: gameId, request_id: requestId }),
  record: 'value',
  response: z.object({
    bet_id: orNone(id()),
    result_prize_id: orNone(id()),
    token_balance: orNone(amount()),
  }),
  read: ({ bet_id, result_prize_id, token_balance }) => ({
    betId: bet_id ?? '',
    prizeId: result_prize_id ?? '',
    tokenBalance: token_balance || null,
  }),
  refusals: [
    'insufficientBalance',
    'limitReached',
    'selfExcluded',
    'coolOffActive',
    'notEligible',
    'notFound',
    'tooManyRequests',
  ],
})

/**
 * Claims the prize of a mini-game. Unlike the bet, this call has no `request_id` in the contract of the platform
 * (2.16).
 */
export const miniGameReward = platformCall({
  path: '/api/mini_game/mini_game_reward',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  money: true,
  request: ({ gameId }: { gameId: string }) => ({ game_id: gameId }),
  record: 'value',
  response: z.object({
    reward_type: orNone(text()),
    amount: orNone(amount()),
    state: orNone(text()),
  }),
  read: ({ reward_type, amount, state }) => ({
    rewardType: reward_type ?? '',
    amount: amount ?? '',
    state: state ?? '',
  }),
  refusals: ['alreadyClaimed', 'expired', 'notEligible', 'notFound', 'tooManyRequests'],
})

/** Refreshes the player's points. */
export const miniGameGamify = platformCall({
  path: '/api/mini_game/mini_game_gamify',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  record: 'value',
  response: z.object({
    points: orNone(count()),
    level: orNone(text()),
    next_level: orNone(text()),
  }),
  read: ({ points, level, next_level }) => ({
    points: points ?? 0,
    level: level ?? '',
    nextLevel: next_level ?? '',
  }),
})
