// The gateway's work for a response from the cache, written plainly.
import { createEqualWork } from './equal-work.mjs'

/**
 * Sends the same bytes with the same headers, compares the validator, counts the address and writes one line of log.
 * @param {import('../send-request.mjs').CapturedResponse} captured
 */
export async function cached({ operation, headers, body: encoded }) {
  const { app, limitBy } = await createEqualWork(operation, headers)
  const limit = limitBy(({ ip }) => ip)
  const body = Buffer.from(encoded, 'base64')
  app.get('/*', async (request, reply) => {
    await limit(request)
    return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(body)
  })
  return app
}
