import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from '../site/get-startup.ts'
import { GameCode, GameType, ProviderCode } from './game-codes.ts'

export const LaunchMode = z.enum(['IFRAME', 'REDIRECT', 'NEW_TAB', 'POPUP'])
export type LaunchMode = z.infer<typeof LaunchMode>

/** Opens a game for the player. The address is a secret for one use: never stored, logged or put in history. */
export const launchGame = operation({
  method: 'POST',
  path: '/api/games/launch',
  access: 'player',
  limit: 'writes',
  capability: 'games',
  idempotent: true,
  body: z.strictObject({
    providerCode: ProviderCode,
    /** Empty for the provider's own lobby. */
    gameCode: z.union([GameCode, z.literal('')]),
    gameType: GameType,
    mode: z.enum(['REAL', 'DEMO']),
    platform: z.enum(['DESKTOP', 'MOBILE']),
    language: LanguageCodeSchema,
  }),
  response: z.object({
    gameUrl: z.string(),
    launchMode: LaunchMode,
    expiresInSeconds: z.number(),
    gameSessionId: z.string(),
  }),
  errors: { gameUnavailable: 422, gameMaintenance: 422, insufficientBalance: 422, outcomeUnknown: 504 },
})

export const launchGameExample: Example<typeof launchGame> = {
  request: {
    body: {
      providerCode: 'JILI',
      gameCode: 'gold-rush',
      gameType: 'SLOTS',
      mode: 'REAL',
      platform: 'MOBILE',
      language: 'EN',
    },
  },
  response: {
    gameUrl: 'https://games.example.com/play?ticket=one-use',
    launchMode: 'IFRAME',
    expiresInSeconds: 60,
    gameSessionId: 'gs-1',
  },
}
