import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { BrandOptions, Control, PlayerOptions } from './control.ts'
import { isFaultRule } from './fault.ts'
import { mountMoneyControl } from './money-routes.ts'

/** Mounts the sandbox's control over HTTP, for tests in other processes and for use in a terminal. */
export function mountControl(app: FastifyInstance, control: Control): void {
  app.post('/__control', (request, reply) => {
    if (!isFaultRule(request.body))
      return reply.code(400).send({ error: 'Not a fault rule: { call, fault: { kind } }' })
    control.fault(request.body)
    return { ok: true }
  })
  app.delete('/__control', () => {
    control.clearFaults()
    return { ok: true }
  })
  app.get<{ Querystring: { path?: string } }>('/__control/calls', ({ query }) => ({
    calls: control.calls(query.path),
  }))
  app.delete('/__control/calls', () => {
    control.clearCalls()
    return { ok: true }
  })
  mountBrandsAndPlayers(app, control)
  mountMoneyControl(app, control)
}

function mountBrandsAndPlayers(app: FastifyInstance, control: Control): void {
  app.post<{ Body: BrandOptions }>('/__control/brands', ({ body }) => control.addBrand(body))
  app.post<{ Body: PlayerOptions }>('/__control/players', ({ body }, reply) => {
    try {
      return { added: control.addPlayer(body) }
    } catch (error) {
      if (error instanceof Refusal) return reply.code(400).send({ error: error.message })
      throw error
    }
  })
  app.post<{ Body: { domain: string; accountId: string } }>('/__control/sessions/expire', ({ body }) => ({
    expired: control.expireSessions(body.domain, body.accountId),
  }))
  app.get<{ Querystring: { domain: string; accountId: string; purpose?: string } }>(
    '/__control/tac',
    ({ query }, reply) => {
      const tac = control.tac(query.domain, query.accountId, query.purpose)
      return tac === undefined ? reply.code(404).send({ error: 'No code is pending' }) : { tac }
    },
  )
}
