// The gateway's work for a balance, written plainly: no brands, no breaker, no retries, no drift.
import { createSecretKey, randomBytes } from 'node:crypto'
import { createEqualWork } from './equal-work.mjs'
import { Agent, EncryptJWT, jwtDecrypt, z } from './libraries.mjs'

const Session = z.object({ auth: z.string(), accountId: z.string() })
const Query = z.object({})
const Answer = z.object({
  statusCode: z.number(),
  statusMessage: z.string(),
  game_balance: z.string(),
  game_token: z.string(),
})

/**
 * Opens the sealed cookie, remembering it; counts the address and the account; asks the platform once and checks its
 * answer; writes one line for the request and one for the call.
 * @param {{ upstream: string, balancePath: string, headers: Record<string, string> }} facts
 */
export async function balance({ upstream, balancePath, headers }) {
  const { app, logger, limitBy } = await createEqualWork('getBalance', headers)
  const limitAddress = limitBy(({ ip }) => `address ${ip}`)
  const limitAccount = limitBy(
    (request) => `account ${sessions.get(request.cookies.session ?? '')?.accountId}`,
  )
  const agent = new Agent({ connections: 128 })
  const key = createSecretKey(randomBytes(32))
  /** @type {Map<string, { auth: string, accountId: string }>} */
  const sessions = new Map()

  /** @param {string | undefined} cookie */
  async function open(cookie = '') {
    const known = sessions.get(cookie)
    if (known) return known
    const session = Session.parse((await jwtDecrypt(cookie, key)).payload)
    sessions.set(cookie, session)
    return session
  }

  app.post('/api/session', async (_request, reply) => {
    const claims = { auth: 'a'.repeat(32), accountId: 'demo' }
    const sealed = await new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key)
    return reply.setCookie('session', sealed, { httpOnly: true, sameSite: 'lax', path: '/' }).send({})
  })

  app.get('/api/me/balance', async (request, reply) => {
    const { auth, accountId } = await open(request.cookies.session)
    await Promise.all([limitAddress(request), limitAccount(request)])
    Query.parse(request.query)
    const startedAt = performance.now()
    const { statusCode: httpStatus, body } = await agent.request({
      origin: upstream,
      path: balancePath,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-request-id': request.id },
      body: JSON.stringify({ domain_name: 'localhost', auth, account_id: accountId }),
    })
    const answer = Answer.parse(await body.json())
    logger.info({
      kind: 'platform',
      call: balancePath,
      attempt: 1,
      outcome: answer.statusCode === 1 ? 'ok' : 'refused',
      httpStatus,
      statusCode: answer.statusCode,
      statusMessage: answer.statusMessage,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      host: request.headers.host,
      requestId: request.id,
    })
    return reply.send({
      balance: { amount: answer.game_balance, currency: 'PHP' },
      token: answer.game_token,
    })
  })
  return app
}
