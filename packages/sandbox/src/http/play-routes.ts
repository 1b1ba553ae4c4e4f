import { categoryByName } from '@marquee/contracts/categories'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Brand } from '../brands/brand.ts'
import { runDueSteps } from '../cashier/run-due-steps.ts'
import { readFields } from '../fields.ts'
import { gamePage } from '../games/frame/game-page.ts'
import { act, pages, playableGame, viewOf } from '../games/playable-games.ts'
import { slotPage } from '../games/slot-page.ts'
import { decimal } from '../money.ts'
import type { Platform } from '../platform.ts'
import { seedHash } from '../play/fair.ts'
import { bets, playRound } from '../play/play-round.ts'
import { openByTicket, type PlaySession, playableBalance, titleOf } from '../play/play-session.ts'
import { Refusal } from '../refusal.ts'

const expiredPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Expired</title>
<body style="font:16px/1.5 system-ui;background:#14101f;color:#eee;display:grid;place-items:center;min-height:95vh">
<p data-testid="expired">This link was for one use. Go back and open the game again.</p></body></html>`

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'",
}

/** Mounts the pages of games, which a launch ticket opens once, the slot's spins, and what the other games do. */
export function mountPlay(app: FastifyInstance, platform: Platform): void {
  for (const page of pages)
    app.get<{ Querystring: { ticket?: string } }>(`/play/${page}`, ({ query }, reply) =>
      showGame(platform, query.ticket ?? '', reply),
    )
  app.post('/play/act', ({ body }) => answer(platform, () => act(platform, body)))
  app.post('/play/spin', ({ body }) =>
    answer(platform, () => {
      const { ticket, bet, roundId } = readFields(body, {
        ticket: 'filled',
        bet: 'filled',
        roundId: 'filled',
      })
      return playRound(platform, { playKey: ticket, bet, roundId })
    }),
  )
}

function answer(platform: Platform, play: () => object) {
  runDueSteps(platform)
  try {
    return { ok: true, ...play() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, ...error.details, error: pageErrorCode(error) }
    throw error
  }
}

function showGame(platform: Platform, ticket: string, reply: FastifyReply): FastifyReply {
  reply.headers(headers).type('text/html; charset=utf-8')
  runDueSteps(platform)
  try {
    const { session, brand } = openByTicket(platform, ticket)
    return reply.send(pageOfGame(platform, session, brand))
  } catch (error) {
    if (error instanceof Refusal) return reply.code(410).send(expiredPage)
    throw error
  }
}

function pageOfGame(platform: Platform, session: PlaySession, { currency }: Brand): string {
  const game = playableGame(session.game_type)
  const category = categoryByName(session.game_type)
  if (game && category) {
    const view = platform.db.transaction(() => viewOf(platform, game, session))
    return gamePage({ game, session, category, currency, bets, view })
  }
  return slotPage({
    title: titleOf(session),
    gameName: session.game_name,
    gameCode: session.game_code,
    providerCode: session.provider_code,
    language: session.lang,
    mode: session.mode,
    // Spins use a separate key: the ticket in the page's address has been used up.
    ticket: session.play_key,
    roundsOf: session.rounds_of,
    balance: decimal(playableBalance(platform.db, session)),
    nextHash: seedHash(session.next_seed),
    currency,
    lobbyUrl: session.lobby_url,
    bets,
  })
}

// The page does not distinguish an expired player session from a closed game.
const pageErrorCode = ({ message }: Refusal) => (message === 'sessionExpired' ? 'expired' : message)
