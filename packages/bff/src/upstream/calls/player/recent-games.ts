import * as z from 'zod/mini'
import { flag, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGame } from '../games/game-item.ts'

const RecentItem = z.extend(GameItem, {
  last_played_at: z.optional(textOrNull()),
  has_open_round: z.optional(flag()),
})

/** The games that the player opened last, most recent first. */
export const recentGames = platformCall({
  path: '/api/game/recent',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(RecentItem) }),
  read: ({ value }) =>
    value
      .filter((item) => item.game_code !== '' && item.provider_code !== '')
      .map((item) => ({
        ...readGame(item),
        lastPlayedAt: item.last_played_at ?? '',
        hasOpenRound: item.has_open_round ?? false,
      })),
})
