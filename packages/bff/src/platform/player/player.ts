import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import * as z from 'zod/mini'
import { amount, flag, list, orNone, time } from '../../upstream/decoding/field-readers.ts'
import { namedItems } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { GameItem, readGame, readGames } from '../games/games.ts'

/** The player's game balance and tokens. An unreadable balance is a failure, because it must never show as zero. */
export const balance = platformCall({
  path: '/api/auth/get_balance',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  needs: ['currency'],
  // The bonus money in the balance is an extension of ours.
  response: z.object({ game_balance: amount(), game_bonus: amountOrNone(), game_token: amount() }),
  read({ game_balance, game_bonus, game_token }, { currency }) {
    if (game_balance === '') throw new UnusableAnswer('No balance')
    return {
      balance: { amount: game_balance, currency },
      ...partsOf(game_balance, game_bonus ?? '', currency),
      token: game_token || '0.00',
    }
  },
})

/** The cash and the bonus money of a balance; nothing where it is all cash, or the bonus no part of it. */
function partsOf(balance: string, bonus: string, currency: string) {
  const whole = toMinor(balance)
  const part = bonus === '' ? 0n : toMinor(bonus)
  if (part <= 0n || part > whole) return {}
  return {
    cash: { amount: fromMinor(whole - part), currency },
    bonus: { amount: fromMinor(part), currency },
  }
}

interface FavoriteGame {
  gameCode: string
  providerCode: string
  gameType: string
}

/** Every call about favorites returns the resulting list. */
const favoriteGames = {
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: list(GameItem) }),
  read: ({ value }: { value: z.infer<typeof GameItem>[] }) => readGames(value),
} as const

const change = {
  ...favoriteGames,
  kind: 'write',
  request: ({ gameCode, providerCode, gameType }: FavoriteGame) => ({
    game_code: gameCode,
    provider_code: providerCode,
    game_type: gameType,
  }),
  refusals: ['notFound', 'limitReached', 'tooManyRequests'],
} as const

/** The player's favorite games. */
export const favorites = platformCall({ ...favoriteGames, path: '/api/home/fav_list', kind: 'read' })

/** Adds a favorite. */
export const favoriteAdd = platformCall({ ...change, path: '/api/home/fav_add' })

/** Removes a favorite. */
export const favoriteRemove = platformCall({ ...change, path: '/api/home/fav_remove' })

const RecentItem = z.extend(GameItem, {
  last_played_at: z.optional(time()),
  has_open_round: orNone(flag()),
})

/** The games that the player opened last, most recent first. */
export const recentGames = platformCall({
  path: '/api/game/recent',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: list(RecentItem) }),
  read: ({ value }) =>
    namedItems(value, (item) => item.game_code !== '' && item.provider_code !== '').map((item) => ({
      ...readGame(item),
      lastPlayedAt: item.last_played_at ?? '',
      hasOpenRound: item.has_open_round ?? false,
    })),
})
