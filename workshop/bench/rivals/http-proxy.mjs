// Forwards a POST and its response unchanged; nothing is logged.
import httpProxyPlugin from '@fastify/http-proxy'
import { Fastify } from './libraries.mjs'

/** @param {{ upstream: string, balancePath: string }} facts */
export async function httpProxy({ upstream, balancePath }) {
  const app = Fastify()
  await app.register(httpProxyPlugin, {
    upstream,
    prefix: '/api/me/balance',
    rewritePrefix: balancePath,
    undici: { connections: 128 },
  })
  return app
}
