import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sendRequest } from '../send-request.mjs'

/** The Host header of the brand, capitalized because wrk does not recognize it otherwise and adds its own. */
export const asBrand = { Host: 'localhost' }

export const startupPath = '/api/startup'
export const gamesPath = '/api/games?category=slots&sort=az&page=2'
export const balancePath = '/api/me/balance'

/** The request headers of a browser. */
export const asBrowser = { ...asBrand, 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {import('../servers.mjs').Server} server
 * @returns {import('../load.mjs').Target}
 */
export const target = (path, headers, { process, origin }) => ({ url: origin + path, headers, process })

/**
 * The balance of a player. The session cookie is renewed before each round, because wrk ignores Set-Cookie.
 * @param {import('../servers.mjs').Server} server
 * @returns {import('../load.mjs').Target}
 */
export function balanceTarget(server) {
  const headers = { ...asBrand, cookie: '' }
  const refresh = async () => {
    headers.cookie = await signIn(server.origin)
  }
  return { ...target(balancePath, headers, server), refresh }
}

/**
 * @param {string} origin
 * @param {string} [accountId]
 * @returns {Promise<string>} the cookie of a session
 */
export async function signIn(origin, accountId = 'demo') {
  const response = await sendRequest(`${origin}/api/session`, {
    method: 'POST',
    headers: { ...asBrand, 'content-type': 'application/json' },
    body: JSON.stringify({ accountId, password: 'Demo1234' }),
  })
  const cookie = response.headers['set-cookie']?.split(';')[0]
  if (!cookie) throw new ScriptError(`The bench could not sign in: ${response.status} ${response.body}`)
  return cookie
}
