import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** A text in the languages beside the plain one; each empty where the platform does not send it. */
export const LocalTexts = z.object({ PHP: z.string(), CN: z.string() })

/** A prize. `odds` is display text such as `12.0%`; `image` and `odds` are empty where the platform has none. */
const Prize = z.object({
  prizeId: z.string(),
  label: z.string(),
  localLabels: LocalTexts,
  image: z.string(),
  odds: z.string(),
})

/**
 * A cycle of a mini-game (the platform's contract, 2.16). Times are ISO 8601, empty where the platform has none. The
 * first cycle's status decides whether the reward icon shows (specification, section 2).
 */
export const MiniGame = z.object({
  gameId: z.string(),
  name: z.string(),
  localNames: LocalTexts,
  /** `ACTIVE`, `ENDED`, `UPCOMING`, or another status of the platform. */
  status: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Price of one play in tokens, a decimal string. */
  tokenCost: z.string(),
  prizes: z.array(Prize),
  nextPlayAt: z.string(),
  /** Plays left in this period; null where the platform sets no limit. */
  playsLeft: z.nullable(z.number()),
})
export type MiniGame = z.infer<typeof MiniGame>

/** Path parameters of the operations on one mini-game. */
export const MiniGameParams = z.object({ gameId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

/** The player's mini-game cycles (specification, section 3), in the platform's order. */
export const listMiniGames = operation(
  {
    method: 'GET',
    path: '/api/me/mini-games',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    response: z.object({ games: z.array(MiniGame) }),
  },
  {
    request: {},
    response: {
      games: [
        {
          gameId: 'wheel',
          name: 'Wheel of Stars',
          localNames: { PHP: 'Gulong ng mga Bituin', CN: '星星转盘' },
          status: 'ACTIVE',
          startsAt: '2030-01-01T00:00:00+08:00',
          endsAt: '',
          tokenCost: '10.00',
          prizes: [
            {
              prizeId: 'p1',
              label: '10 tokens',
              localLabels: { PHP: '10 token', CN: '10 枚代币' },
              image: '',
              odds: '4.0%',
            },
          ],
          nextPlayAt: '',
          playsLeft: 3,
        },
      ],
    },
  },
)

/** The player's tokens as decimal strings: `tokenBalance` can be spent, `frozenToken` is staked and not yet settled. */
export const getMiniGameWallet = operation(
  {
    method: 'GET',
    path: '/api/me/mini-games/wallet',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    response: z.object({ tokenBalance: z.string(), frozenToken: z.string() }),
  },
  {
    request: {},
    response: { tokenBalance: '240.00', frozenToken: '10.00' },
  },
)

/** One play: when (ISO 8601), which game, its cost in tokens (decimal string). `prize` is empty until it is settled. */
const Play = z.object({
  at: z.string(),
  gameId: z.string(),
  cost: z.string(),
  prize: z.string(),
  localPrizes: LocalTexts,
  state: z.string(),
})
export type Play = z.infer<typeof Play>

/** The player's history of mini-game plays, in the platform's order. */
export const listMiniGameLog = operation(
  {
    method: 'GET',
    path: '/api/me/mini-games/log',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    response: z.object({ plays: z.array(Play) }),
  },
  {
    request: {},
    response: {
      plays: [
        {
          at: '2030-01-01T08:00:00+08:00',
          gameId: 'wheel',
          cost: '10.00',
          prize: '₱50',
          localPrizes: { PHP: '₱50', CN: '₱50' },
          state: 'SETTLED',
        },
      ],
    },
  },
)

/**
 * Stakes the tokens of one play. The platform draws the prize before it responds; the page only reveals it. Errors:
 * `limitReached` when no plays are left; `outcomeUnknown` when the platform did not respond, so that the tokens may
 * be staked.
 */
export const placeMiniGameBet = operation(
  {
    method: 'POST',
    path: '/api/me/mini-games/{gameId}/bet',
    access: 'player',
    limit: 'writes',
    shows: 'record',
    idempotency: 'optional',
    params: MiniGameParams,
    response: z.object({
      betId: z.string(),
      /** Empty where the platform reveals the prize with the reward only. */
      prizeId: z.string(),
      /** Tokens left, a decimal string; null where the platform leaves it out. */
      tokenBalance: z.nullable(z.string()),
    }),
    errors: [
      'insufficientBalance',
      'limitReached',
      'notEligible',
      'selfExcluded',
      'coolOffActive',
      'outcomeUnknown',
    ],
  },
  {
    request: { params: { gameId: 'wheel' } },
    response: { betId: 'b1', prizeId: 'p1', tokenBalance: '240.00' },
  },
)

/**
 * Settles the last bet on a mini-game and pays its prize, if it won one. Errors: `notEligible` without an unsettled
 * bet; `outcomeUnknown` when the platform did not respond, so that the prize may have been paid.
 */
export const claimMiniGameReward = operation(
  {
    method: 'POST',
    path: '/api/me/mini-games/{gameId}/reward',
    access: 'player',
    limit: 'writes',
    shows: 'record',
    showsElsewhere: { state: ['alreadyClaimed', 'notEligible'] },
    idempotency: 'optional',
    params: MiniGameParams,
    response: z.object({
      /** `CASH`, `TOKEN`, `NONE`, or another reward type of the platform. */
      rewardType: z.string(),
      /** A decimal string; empty where the platform leaves it out. */
      amount: z.string(),
      /** `CLAIMED`, or another state of the platform. */
      state: z.string(),
    }),
    errors: ['alreadyClaimed', 'expired', 'notEligible', 'outcomeUnknown'],
  },
  {
    request: { params: { gameId: 'wheel' } },
    response: { rewardType: 'CASH', amount: '50.00', state: 'CLAIMED' },
  },
)

/** Recalculates the player's mini-game points and level. Levels are names or numbers, as the platform gives them. */
export const gamifyMiniGame = operation(
  {
    method: 'POST',
    path: '/api/me/mini-games/gamify',
    access: 'player',
    limit: 'writes',
    shows: 'notice',
    response: z.object({ points: z.number(), level: z.string(), nextLevel: z.string() }),
  },
  {
    request: {},
    response: { points: 120, level: 'Bronze', nextLevel: 'Silver' },
  },
)
