import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const widget = readFileSync(new URL('./chat-widget.js', import.meta.url), 'utf8')
const page = readFileSync(new URL('./chat-window.html', import.meta.url), 'utf8')

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'",
}

/** Mounts a stand-in for the live chat widget: the script that a site loads, and the window it opens in a frame. */
export function mountChat(app: FastifyInstance): void {
  app.get('/chat/widget.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript; charset=utf-8')
      .send(widget),
  )
  app.get('/chat/window', (_request, reply) =>
    reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page),
  )
}
