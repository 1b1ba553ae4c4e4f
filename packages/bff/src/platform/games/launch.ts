import { LaunchMode } from '@marquee/contracts/areas/games/launch'
import { popupProviders } from '@marquee/contracts/providers'
import * as z from 'zod/mini'
import { amount, count, id, list, orNone, text } from '../../upstream/decoding/field-readers.ts'
import { isWebAddress } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'

/** How a game opens: as the platform states, else by the specification's list of providers that need a pop-up. */
export function readLaunchMode(value: string, providerCode: string): LaunchMode {
  const known = LaunchMode.options.find((mode) => mode === value.toUpperCase())
  return known ?? (popupProviders.includes(providerCode) ? 'POPUP' : 'IFRAME')
}

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
  /** What a sportsbook's slip opens with, and the odds that the player saw. */
  selection?: { selectionId: string; odds: string } | undefined
  /** Opens a sportsbook with its slip. */
  slip?: true | undefined
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
    selection: input.selection && {
      selection_id: input.selection.selectionId,
      odds: input.selection.odds,
    },
    slip: input.slip,
  }),
  response: z.object({
    value: list(
      z.object({
        game_url: text(),
        launch_mode: orNone(text()),
        expires_in: orNone(count()),
        game_session_id: orNone(id()),
      }),
    ),
  }),
  read({ value: [game] }, { input }): LaunchedGame {
    // The address becomes a frame or a new page.
    if (!game || !isWebAddress(game.game_url)) throw new UnusableAnswer('No game address')
    return {
      gameUrl: game.game_url,
      launchMode: readLaunchMode(game.launch_mode ?? '', input.providerCode),
      expiresInSeconds: game.expires_in ?? 0,
      gameSessionId: game.game_session_id ?? '',
    }
  },
  refusals: [
    'gameUnavailable',
    'gameMaintenance',
    'insufficientBalance',
    'limitReached',
    'selfExcluded',
    'coolOffActive',
    'tooManyRequests',
    { currencyNotSupported: 'gameUnavailable' },
  ],
})

interface Closing {
  gameSessionId: string
}

/** Reports that a game was closed. Amounts that the platform does not send are null. */
export const close = platformCall({
  path: '/api/game/close',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: ({ gameSessionId }: Closing) => ({ game_session_id: gameSessionId }),
  record: 'value',
  response: z.object({
    game_balance: orNone(amount()),
    duration: orNone(count()),
    bet_total: orNone(amount()),
    win_total: orNone(amount()),
  }),
  read({ game_balance, duration, bet_total, win_total }, { currency }) {
    const money = (value: string | undefined) => (value ? { amount: value, currency } : null)
    return {
      balance: money(game_balance),
      durationSeconds: duration ?? 0,
      betTotal: money(bet_total),
      winTotal: money(win_total),
    }
  },
  refusals: ['notFound'],
})
