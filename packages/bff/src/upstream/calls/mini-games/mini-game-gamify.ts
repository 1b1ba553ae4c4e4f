import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** Refreshes the player's points. */
export const miniGameGamify = platformCall({
  path: '/api/mini_game/mini_game_gamify',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    points: z.optional(count()),
    level: z.optional(text()),
    next_level: z.optional(text()),
  }),
  read: ({ points, level, next_level }) => ({
    points: points ?? 0,
    level: level ?? '',
    nextLevel: next_level ?? '',
  }),
})
