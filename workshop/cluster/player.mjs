import { Agent, request } from 'node:http'

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 * @property {string | undefined} cookie `name=value` of the session that it sets
 */

/** An HTTP client with a player's session cookie. */
export class Player {
  #agent
  #host
  #cookie = ''

  /**
   * @param {string} host the brand
   * @param {{ keepAlive?: boolean }} [options] whether connections are reused
   */
  constructor(host, { keepAlive = true } = {}) {
    this.#host = host
    this.#agent = new Agent({ keepAlive })
  }

  /**
   * Sends one request without retrying.
   * @param {number} port of loopback
   * @param {string} path
   * @param {{ method?: string, body?: unknown, headers?: Record<string, string> }} [options]
   * @returns {Promise<Answer>}
   */
  send(port, path, { method = 'GET', body, headers = {} } = {}) {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const json = text === undefined ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const outgoing = request({
        ...{ host: '127.0.0.1', port, path, method, agent: this.#agent },
        headers: { host: this.#host, cookie: this.#cookie, ...json, ...headers },
      })
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        let received = ''
        incoming.setEncoding('utf8').on('error', reject)
        incoming.on('data', (chunk) => {
          received += chunk
        })
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            text: received,
            cookie: incoming.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        )
      })
      outgoing.end(text)
    })
  }

  /**
   * Signs in to the demo account and keeps the session cookie.
   * @param {number} port
   */
  async signIn(port) {
    const body = { accountId: 'demo', password: 'Demo1234' }
    const { status, text, cookie } = await this.send(port, '/api/session', { method: 'POST', body })
    if (!cookie) throw new Error(`The demo account could not sign in: ${status} ${text}`)
    this.#cookie = cookie
  }

  close() {
    this.#agent.destroy()
  }
}
