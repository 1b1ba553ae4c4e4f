import { request } from 'node:http'
import { ScriptError } from '#scripts/setup/run-script.mjs'

/**
 * @typedef {object} Received
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} body the bytes as received, still compressed
 */

/**
 * Sends one request, with any Host header (`fetch` does not allow that), and reads the whole response.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<Received>}
 */
export function sendRequest(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      /** @type {Buffer[]} */
      const chunks = []
      incoming.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/**
 * A response of the gateway, for a rival to send the same.
 * @typedef {object} CapturedResponse
 * @property {string} operation as the log names it
 * @property {Record<string, string>} headers all except those that every response sets itself
 * @property {string} body in base64
 */

const perResponseHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])

/**
 * Requests a URL as wrk will, twice so that the second response comes from the cache, and returns that one.
 * @param {string} operation
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<CapturedResponse>}
 */
export async function captureResponse(operation, url, headers) {
  await sendRequest(url, { headers })
  const { status, headers: received, body } = await sendRequest(url, { headers })
  if (status !== 200 || !received['cache-status']?.startsWith('marquee; hit')) {
    throw new ScriptError(
      `The gateway answered ${url} with ${status}, ${received['cache-status']}, not from its cache.`,
    )
  }
  return {
    operation,
    headers: Object.fromEntries(Object.entries(received).filter(([name]) => !perResponseHeaders.has(name))),
    body: body.toString('base64'),
  }
}
