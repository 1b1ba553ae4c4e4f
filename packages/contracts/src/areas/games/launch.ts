import * as z from 'zod/mini'
import { Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'
import { LanguageCodeSchema } from '../site/startup.ts'
import { GameCode, GameSessionId, GameType, ProviderCode } from './catalogue.ts'
import { Odds, SelectionId } from './matches.ts'

/** Where a game opens: in a frame of the page, in place of the page, in a new tab, or in a window of its own. */
export const LaunchMode = z.enum(['IFRAME', 'REDIRECT', 'NEW_TAB', 'POPUP'])
export type LaunchMode = z.infer<typeof LaunchMode>

/**
 * Launches a game for the player (the platform's contract, 2.8), or a demo for anyone: the platform refuses it with
 * `sessionExpired` where the brand's demos need an account, as the gateway does real money without a session. The game's address is a single-use secret: never
 * store, log or put it in the browser's history. Errors: `gameUnavailable` also where a game has no demo;
 * `outcomeUnknown` when the platform did not respond, so that money may have moved to the provider.
 */
export const launchGame = operation(
  {
    method: 'POST',
    path: '/api/games/launch',
    access: 'anyone',
    limit: 'writes',
    shows: 'notice',
    showsElsewhere: { check: ['outcomeUnknown', 'stillRunning', 'disconnect'] },
    capability: 'games',
    idempotency: 'optional',
    // A game that is opened twice is paid for once, and players go on playing while Redis is away.
    repeatIsHarmless: true,
    body: z.strictObject({
      providerCode: ProviderCode,
      /** Empty to open the provider's own lobby. */
      gameCode: z.union([GameCode, z.literal('')]),
      gameType: GameType,
      /** Real money, or play money. */
      mode: z.enum(['REAL', 'DEMO']),
      /** Which layout of the game to open. */
      platform: z.enum(['DESKTOP', 'MOBILE']),
      language: LanguageCodeSchema,
      /** What a sportsbook puts on its slip, with the odds that the player saw. */
      selection: z.optional(z.strictObject({ selectionId: SelectionId, odds: Odds })),
      /** Opens a sportsbook with its slip, also without a selection. */
      slip: z.optional(z.literal(true)),
    }),
    response: z.object({
      gameUrl: z.string(),
      launchMode: LaunchMode,
      /** How long `gameUrl` can be opened. */
      expiresInSeconds: z.number(),
      gameSessionId: z.string(),
      /** By these eight characters support finds the launch, and with it the game session, in the log. */
      reference: z.string(),
    }),
    errors: [
      'gameUnavailable',
      'gameMaintenance',
      'insufficientBalance',
      'limitReached',
      'selfExcluded',
      'coolOffActive',
      'outcomeUnknown',
    ],
  },
  {
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
      reference: 'R7K2-9QMX',
    },
  },
)

/**
 * Closes a game that the player has left, and reports on the session: the balance now, how long the game was open,
 * and what was bet and won in total. Amounts that the platform leaves out are null.
 */
export const closeGame = operation(
  {
    method: 'POST',
    path: '/api/games/close',
    access: 'player',
    limit: 'writes',
    shows: 'nowhere',
    capability: 'games',
    body: z.strictObject({ gameSessionId: GameSessionId }),
    response: z.object({
      balance: z.nullable(Money),
      durationSeconds: z.number(),
      betTotal: z.nullable(Money),
      winTotal: z.nullable(Money),
    }),
  },
  {
    request: { body: { gameSessionId: 'gs-1' } },
    response: {
      balance: pesos('1284.50'),
      durationSeconds: 320,
      betTotal: pesos('150.00'),
      winTotal: pesos('134.50'),
    },
  },
)
