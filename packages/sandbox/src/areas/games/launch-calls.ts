import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { defaultLanguage, languageByCode } from '@marquee/contracts/languages'
import { pageOf } from '@marquee/demo-games'
import { call } from '../../calls/call.ts'
import { readFields } from '../../calls/fields.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import type { Database } from '../../database/open-database.ts'
import { decimal, units } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import { invalidInput, refuse, sessionExpired } from '../../refusal.ts'
import { checkLaunch } from '../responsible-gaming/check-play.ts'
import { refusePaused } from '../responsible-gaming/pauses.ts'
import { type GameRow, offers } from './game.ts'
import { newSeed } from './play/seeds.ts'

const ticketSeconds = 60
const demoBalance = units(10_000)

/** Launches a game: its address has a single-use ticket. An empty game code launches the provider's first game. */
export const launch = call({
  path: '/api/game/launch',
  identify: 'anyoneAtSite',
  fields: {
    request_id: 'filled',
    provider_code: 'filled',
    game_code: 'text',
    game_type: 'text',
    platform: 'filled',
    lang: 'filled',
    mode: 'filled',
    lobby_url: 'text',
    deposit_url: 'text',
    selection: 'record?',
    slip: 'flag?',
  },
  handle({ input, brand, player, ...platform }) {
    checkChoices(input)
    const slip = slipOf(input)
    if (input.mode === 'REAL' && !player) throw sessionExpired()
    const accountId = player?.account_id ?? ''
    const write = { domain: brand.domain, accountId, call: 'launch', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      // Play money is play.
      if (player) refusePaused(platform, player)
      if (input.mode === 'REAL' && player) checkLaunch(platform, player)
      const game = playableGame(platform.db, input.provider_code, input.game_code)
      if (!offers(brand, game.game_type)) throw refuse('gameUnavailable')
      if (input.mode === 'DEMO' && game.has_demo === 0) throw refuse('gameUnavailable')
      const session = openGame(platform, { ...write, game, input, slip })
      return {
        value: [
          {
            game_url: `${platform.origin()}/play/${pageOf(game.game_type, game.game_code)}?ticket=${session.ticket}`,
            launch_mode: game.launch_mode,
            expires_in: ticketSeconds,
            game_session_id: session.id,
          },
        ],
      }
    })
  },
})

const choices = { platform: ['DESKTOP', 'MOBILE'], mode: ['REAL', 'DEMO'] }

function checkChoices(input: { platform: string; mode: string }): void {
  if (!choices.platform.includes(input.platform)) throw invalidInput({ platform: 'unknown' })
  if (!choices.mode.includes(input.mode)) throw invalidInput({ mode: 'unknown' })
}

/** The slip that the sportsbook opens with, as JSON; null where neither it nor a pick was asked for. */
function slipOf({ selection, slip }: { selection?: Record<string, unknown>; slip?: boolean }): string | null {
  if (!selection) return slip ? '{}' : null
  const { selection_id, odds } = readFields(selection, { selection_id: 'filled', odds: 'filled' })
  return JSON.stringify({ selection: { id: selection_id, price: odds } })
}

type PlayableGame = GameRow & { launch_mode: string }

function playableGame(db: Database, providerCode: string, gameCode: string): PlayableGame {
  const game = db.one<PlayableGame>`SELECT games.*, launch_mode,
      games.is_maintenance OR providers.is_maintenance AS is_maintenance
    FROM games JOIN providers USING (provider_code)
    WHERE provider_code = ${providerCode} AND (game_code = ${gameCode} OR ${gameCode} = '')
    ORDER BY games.sort LIMIT 1`
  if (!game) throw refuse('gameUnavailable')
  if (game.is_maintenance) throw refuse('gameMaintenance')
  return game
}

interface LaunchedGame {
  domain: string
  accountId: string
  game: GameRow
  input: { mode: string; lang: string; lobby_url: string }
  slip: string | null
}

function openGame({ db, now }: Platform, launched: LaunchedGame) {
  const { domain, accountId, game, input, slip } = launched
  const id = `gs-${randomUUID()}`
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = now() + ticketSeconds * 1000
  const lang = languageByCode(input.lang) ?? defaultLanguage
  db.run`INSERT INTO game_sessions VALUES (${id}, ${domain}, ${accountId}, ${game.provider_code},
    ${game.game_code}, ${input.mode}, ${ticket}, ${expiresAt}, NULL, ${demoBalance}, ${input.lobby_url}, ${lang},
    ${now()}, NULL, ${newSeed()}, ${roundsOf(launched, id)}, ${slip})`
  return { id, ticket }
}

// The page keeps a bet under this name until its answer is known, so it says nothing about the player.
function roundsOf({ domain, accountId, game, input }: LaunchedGame, id: string): string {
  const whose = input.mode === 'DEMO' ? [id] : [domain, accountId, game.provider_code, game.game_code]
  return createHash('sha256').update(JSON.stringify(whose)).digest('base64url')
}

interface Totals {
  opened_at: number
  closed_at: number
  bet_total: number
  win_total: number
}

/** Closes a game to further spins. Returns the balance, how many seconds it was open, and the bet and win totals. */
export const close = call({
  path: '/api/game/close',
  identify: 'player',
  fields: { game_session_id: 'filled' },
  handle({ input, player, db, now }) {
    const id = input.game_session_id
    db.run`UPDATE game_sessions SET closed_at = coalesce(closed_at, ${now()}) WHERE game_session_id = ${id}
      AND domain = ${player.domain} AND account_id = ${player.account_id}`
    const totals = db.one<Totals>`SELECT opened_at, closed_at, coalesce(SUM(bet), 0) AS bet_total,
        coalesce(SUM(win), 0) AS win_total
      FROM game_sessions LEFT JOIN rounds USING (game_session_id) WHERE game_session_id = ${id}
        AND domain = ${player.domain} AND account_id = ${player.account_id} GROUP BY game_session_id`
    if (!totals) throw refuse('notFound')
    return {
      value: [
        {
          game_balance: decimal(player.balance),
          duration: Math.round((totals.closed_at - totals.opened_at) / 1000),
          bet_total: decimal(totals.bet_total),
          win_total: decimal(totals.win_total),
        },
      ],
    }
  },
})
