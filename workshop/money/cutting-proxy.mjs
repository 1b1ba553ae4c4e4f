import { once } from 'node:events'
import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What happens to a call on its way: it never arrives, its answer never does, both wait, or it arrives twice.
 * @typedef {'cutBefore' | 'cutAfter' | 'delay' | 'repeat'} Mishap
 */

/**
 * @typedef {object} CuttingProxy
 * @property {string} url
 * @property {(path: string, mishap: Mishap) => void} next what happens to the next call to a path
 * @property {(path: string) => number} arrivals how many calls to a path reached the platform
 * @property {() => Promise<void>} settled resolves when no delayed call is on its way
 * @property {() => Promise<void>} close
 */

/**
 * Opens a proxy on loopback between a gateway and a platform.
 * @param {string} platform base address
 * @param {number} delayMs how long a delayed call waits
 * @returns {Promise<CuttingProxy>}
 */
export async function openCuttingProxy(platform, delayMs) {
  const base = new URL(platform)
  /** @type {Map<string, Mishap>} */
  const mishaps = new Map()
  /** @type {Map<string, number>} */
  const arrivals = new Map()
  /** @type {Set<Promise<unknown>>} */
  const underWay = new Set()

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {string} path
   * @param {Buffer} body
   */
  function forward(incoming, path, body) {
    arrivals.set(path, (arrivals.get(path) ?? 0) + 1)
    const sent = callPlatform(base, incoming, body)
    underWay.add(sent)
    sent.catch(() => {}).finally(() => underWay.delete(sent))
    return sent
  }

  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/'
    const body = await buffer(incoming)
    const mishap = mishaps.get(path)
    mishaps.delete(path)
    try {
      if (mishap === 'cutBefore') return void incoming.socket.destroy()
      if (mishap === 'delay') {
        const late = sleep(delayMs)
        underWay.add(late)
        await late
        underWay.delete(late)
      }
      if (mishap === 'repeat') await forward(incoming, path, body)
      const answer = await forward(incoming, path, body)
      if (mishap === 'cutAfter') return void incoming.socket.destroy()
      response.writeHead(answer.status, answer.headers).end(answer.body)
    } catch {
      incoming.socket.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

  return {
    url: `http://127.0.0.1:${port}${base.pathname.replace(/\/+$/, '')}`,
    next: (path, mishap) => void mishaps.set(base.pathname.replace(/\/+$/, '') + path, mishap),
    arrivals: (path) => arrivals.get(base.pathname.replace(/\/+$/, '') + path) ?? 0,
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * @param {URL} base
 * @param {import('node:http').IncomingMessage} incoming
 * @param {Buffer} body
 */
async function callPlatform(base, { url, method, headers }, body) {
  const { connection: _, 'transfer-encoding': __, ...passed } = headers
  const request = base.protocol === 'https:' ? requestHttps : requestHttp
  const outgoing = request(new URL(url ?? '/', base), {
    method,
    headers: { ...passed, host: base.host, 'content-length': body.length },
  })
  outgoing.end(body)
  const [answer] = await once(outgoing, 'response')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: await buffer(answer),
  }
}
