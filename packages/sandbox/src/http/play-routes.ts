import type { FastifyInstance, FastifyReply } from 'fastify'
import { runDueSteps } from '../cashier/run-due-steps.ts'
import { readFields } from '../fields.ts'
import { slotPage } from '../games/slot-page.ts'
import { decimal } from '../money.ts'
import type { Platform } from '../platform.ts'
import { bets, playRound } from '../play/play-round.ts'
import { openByTicket, playableBalance } from '../play/play-session.ts'
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

/** Mounts the slot's page, which a launch ticket opens once, and its spins. */
export function mountPlay(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { ticket?: string } }>('/play/slot', ({ query }, reply) =>
    showSlot(platform, query.ticket ?? '', reply),
  )
  app.post('/play/spin', ({ body }) => {
    runDueSteps(platform)
    try {
      const { ticket, bet, roundId } = readFields(body, {
        ticket: 'filled',
        bet: 'filled',
        roundId: 'filled',
      })
      return { ok: true, ...playRound(platform, { playKey: ticket, bet, roundId }) }
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, error: pageErrorCode(error) }
      throw error
    }
  })
}

function showSlot(platform: Platform, ticket: string, reply: FastifyReply): FastifyReply {
  reply.headers(headers).type('text/html; charset=utf-8')
  try {
    const { session, brand } = openByTicket(platform, ticket)
    const page = slotPage({
      gameName: session.game_name,
      gameCode: session.game_code,
      providerCode: session.provider_code,
      language: session.lang,
      mode: session.mode,
      // Spins use a separate key: the ticket in the page's address has been used up.
      ticket: session.play_key,
      balance: decimal(playableBalance(platform.db, session)),
      currency: brand.currency,
      lobbyUrl: session.lobby_url,
      bets,
    })
    return reply.send(page)
  } catch (error) {
    if (error instanceof Refusal) return reply.code(410).send(expiredPage)
    throw error
  }
}

// The page does not distinguish an expired player session from a closed game.
const pageErrorCode = ({ message }: Refusal) => (message === 'sessionExpired' ? 'expired' : message)
