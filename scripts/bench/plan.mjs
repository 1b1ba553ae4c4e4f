import { Stop } from '../setup/stop.mjs'
import { ask } from './ask.mjs'

/**
 * What an answer of the gateway consists of, for a rival to send the same.
 * @typedef {object} Captured
 * @property {string} contentType
 * @property {Record<string, string>} headers all but those that the server writes anew each time
 * @property {string} body in base64
 */

/**
 * What the rivals are told.
 * @typedef {object} Plan
 * @property {string} upstream origin of the platform
 * @property {string} balancePath the platform's call for the balance
 * @property {Captured} startup
 * @property {Captured} document
 */

const writtenAnew = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])

/**
 * Asks for an address as wrk will, twice so that it comes from the cache, and keeps the answer.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Captured>}
 */
export async function capture(url, headers) {
  await ask(url, { headers })
  const { status, headers: received, body } = await ask(url, { headers })
  if (status !== 200 || !received['cache-status']?.startsWith('marquee; hit')) {
    throw new Stop(
      `The gateway answered ${url} with ${status}, ${received['cache-status']}, not from its cache.`,
    )
  }
  return {
    contentType: String(received['content-type']),
    headers: Object.fromEntries(Object.entries(received).filter(([name]) => !writtenAnew.has(name))),
    body: body.toString('base64'),
  }
}
