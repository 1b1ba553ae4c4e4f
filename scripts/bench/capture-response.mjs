import { ScriptError } from '../setup/run-script.mjs'
import { sendRequest } from './send-request.mjs'

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
