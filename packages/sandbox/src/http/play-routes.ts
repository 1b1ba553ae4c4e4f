import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { clientFiles, gamePages } from '@marquee/demo-games'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { act, gamePage, playableGames } from '../areas/games/play/play-game.ts'
import { openByTicket } from '../areas/games/play/play-session.ts'
import { runDueSteps } from '../due-steps.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'

const expiredPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Expired</title>
<body style="font:16px/1.5 system-ui;background:#14101f;color:#eee;display:grid;place-items:center;min-height:95vh">
<p data-testid="expired">This link was for one use. Go back and open the game again.</p></body></html>`

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'",
}

/** Mounts the pages of games, which a launch ticket opens once, their scripts, and what they ask for. */
export function mountPlay(app: FastifyInstance, platform: Platform): void {
  app.register(fastifyStatic, {
    root: fileURLToPath(clientFiles),
    prefix: '/play/client/',
    decorateReply: false,
  })
  for (const page of gamePages)
    app.get<{ Querystring: { ticket?: string } }>(`/play/${page}`, ({ query }, reply) =>
      showGame(platform, query.ticket ?? '', reply),
    )
  app.post('/play/act', ({ body }) => answer(platform, () => act(platform, body)))
}

async function answer(platform: Platform, play: () => Promise<object>) {
  const { refusedMove } = await playableGames()
  runDueSteps(platform)
  try {
    return { ok: true, ...(await play()) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, ...error.details, error: pageErrorCode(error) }
    const refused = refusedMove(error)
    if (refused) return { ok: false, ...refused.details, error: refused.error }
    throw error
  }
}

// The page does not distinguish an expired player session from a closed game.
const pageErrorCode = ({ message }: Refusal) => (message === 'sessionExpired' ? 'expired' : message)

async function showGame(platform: Platform, ticket: string, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(headers).type('text/html; charset=utf-8')
  runDueSteps(platform)
  try {
    const { session, brand } = openByTicket(platform, ticket)
    return reply.send(await gamePage(platform, session, brand.currency))
  } catch (error) {
    if (error instanceof Refusal) return reply.code(410).send(expiredPage)
    throw error
  }
}
