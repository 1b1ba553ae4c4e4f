import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const timeoutMs = 5000

/** Whether a server sends 100 Continue before its answer to a request that does not expect it. */
export function sendsContinue(server: URL, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const request = server.protocol === 'https:' ? requestHttps : requestHttp
    const body = '{}'
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const asked = request(new URL('/api/startup', server), {
      method: 'POST',
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    asked.on('continue', () => resolve(true))
    asked.on('response', (response) => {
      response.resume()
      resolve(false)
    })
    asked.on('error', () => resolve(false))
    asked.end(body)
  })
}
