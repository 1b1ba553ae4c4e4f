import type { LaunchMode } from '@marquee/contracts/areas/games/launch'
import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { isWebAddress } from '../../decoding/web-address.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { readLaunchMode } from './launch-mode.ts'

export interface Launch {
  /** The idempotency key: the platform answers a repetition with its first answer. */
  requestId: string
  providerCode: string
  /** Empty for the provider's lobby. */
  gameCode: string
  gameType: string
  platform: 'DESKTOP' | 'MOBILE'
  language: string
  mode: 'REAL' | 'DEMO'
  /** Where the game's own buttons lead. */
  lobbyUrl: string
  depositUrl: string
}

interface LaunchedGame {
  gameUrl: string
  launchMode: LaunchMode
  expiresInSeconds: number
  gameSessionId: string
}

/** Opens a game. The returned address is a secret that works once. */
export const launch = platformCall({
  path: '/api/game/launch',
  kind: 'write',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  // Launching may move the player's money into the provider's wallet.
  money: true,
  request: (input: Launch) => ({
    request_id: input.requestId,
    provider_code: input.providerCode,
    game_code: input.gameCode,
    game_type: input.gameType,
    platform: input.platform,
    lang: input.language,
    mode: input.mode,
    lobby_url: input.lobbyUrl,
    deposit_url: input.depositUrl,
  }),
  response: z.object({
    value: z.array(
      z.object({
        game_url: text(),
        launch_mode: z.optional(text()),
        expires_in: z.optional(count()),
        game_session_id: z.optional(text()),
      }),
    ),
  }),
  read({ value: [game] }, { input }: ReadContext<Launch>): LaunchedGame {
    // The address becomes a frame or a new page.
    if (!game || !isWebAddress(game.game_url)) throw new UnusableAnswer('No game address')
    return {
      gameUrl: game.game_url,
      launchMode: readLaunchMode(game.launch_mode ?? '', input.providerCode),
      expiresInSeconds: game.expires_in ?? 0,
      gameSessionId: game.game_session_id ?? '',
    }
  },
  refusals: {
    gameUnavailable: 'gameUnavailable',
    currencyNotSupported: 'gameUnavailable',
    gameMaintenance: 'gameMaintenance',
    insufficientBalance: 'insufficientBalance',
    limitReached: 'limitReached',
    selfExcluded: 'selfExcluded',
    coolOffActive: 'coolOffActive',
    tooManyRequests: 'tooManyRequests',
  },
})
