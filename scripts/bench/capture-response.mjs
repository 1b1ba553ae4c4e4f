import { ScriptError } from '../setup/run-script.mjs'
import { sendRequest } from './send-request.mjs'

/**
 * What a response of the gateway consists of, for a rival to send the same.
 * @typedef {object} CapturedResponse
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
    headers: Object.fromEntries(Object.entries(received).filter(([name]) => !writtenAnew.has(name))),
    body: body.toString('base64'),
  }
}
