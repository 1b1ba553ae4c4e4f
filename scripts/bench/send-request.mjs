import { request } from 'node:http'

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
