import { send as sendPlain } from '../../tests/support/send.ts'

/**
 * @typedef {object} Answer
 * @property {number} status 0 where there was none
 * @property {any} body parsed JSON
 */

/**
 * A signed-in browser.
 * @typedef {object} Client
 * @property {(path: string) => Promise<Answer>} get
 * @property {(path: string, key: string, body?: object) => Promise<Answer>} post
 * @property {() => Promise<Answer>} signIn
 */

/**
 * What was sent and what came back, without secrets: no token, password or code.
 * @typedef {{ atMs: number, sent: string, back: string }} Exchange
 */

const shownFields = ['code', 'state', 'status', 'depositId', 'withdrawalId']

/**
 * Creates a browser. Each exchange is noted in `log`, with the last four characters of its key.
 * @param {{ port: number, domain: string, name: string, accountId: string, password: string, log: (exchange: Exchange) => void }} options
 * @returns {Client}
 */
export function createClient({ port, domain, name, accountId, password, log }) {
  let cookie = ''

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ key?: string, body?: object }} [asked]
   * @returns {Promise<Answer>}
   */
  async function ask(method, path, { key, body } = {}) {
    const atMs = Date.now()
    const answer = await send(method, path, key, body)
    const amount = body && 'amount' in body ? ` amount ${body.amount}` : ''
    const shown = path.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{8}(?=[0-9a-f]{4})/g, '…')
    log({
      atMs,
      sent: `${name}: ${method} ${shown}${key ? ` key …${key.slice(-4)}` : ''}${amount}`,
      back: `${answer.status || 'no answer'} ${describe(answer.body)}`.trim(),
    })
    return answer
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string | undefined} key
   * @param {object | undefined} body
   */
  async function send(method, path, key, body) {
    const headers = key ? { 'idempotency-key': key } : {}
    const asked = { method, host: domain, headers, ...(cookie && { cookie }), ...(body && { body }) }
    const answer = await sendPlain(port, path, asked).catch(() => undefined)
    if (!answer) return { status: 0, body: {} }
    cookie = answer.cookies.find((line) => line.startsWith('__Host-session=')) ?? cookie
    return { status: answer.status, body: JSON.parse(answer.text || '{}') }
  }

  return {
    get: (path) => ask('GET', path),
    post: (path, key, body) => ask('POST', path, { key, ...(body && { body }) }),
    signIn: () => ask('POST', '/api/session', { body: { accountId, password } }),
  }
}

/** @param {any} body */
function describe(body) {
  const record = body.record ?? {}
  const fields = shownFields.flatMap((name) => {
    const value = body[name] ?? record[name]
    return value === undefined ? [] : [`${name} ${value}`]
  })
  const amount = (body.amount ?? record.amount)?.amount
  return [...fields, ...(amount ? [`amount ${amount}`] : [])].join(', ')
}
