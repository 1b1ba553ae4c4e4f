import { Stop } from '../setup/stop.mjs'
import { ask } from './ask.mjs'

/**
 * What a response of the gateway consists of, for a rival to send the same.
 * @typedef {object} Captured
 * @property {string} operation as the log names it
 * @property {Record<string, string>} headers all but those that a server writes anew each time
 * @property {string} body in base64
 */

const writtenAnew = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])

/**
 * Asks for an address as wrk will, twice so that it comes from the cache, and returns the second response.
 * @param {string} operation
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Captured>}
 */
export async function capture(operation, url, headers) {
  await ask(url, { headers })
  const { status, headers: received, body } = await ask(url, { headers })
  if (status !== 200 || !received['cache-status']?.startsWith('marquee; hit')) {
    throw new Stop(
      `The gateway answered ${url} with ${status}, ${received['cache-status']}, not from its cache.`,
    )
  }
  return {
    operation,
    headers: Object.fromEntries(Object.entries(received).filter(([name]) => !writtenAnew.has(name))),
    body: body.toString('base64'),
  }
}
