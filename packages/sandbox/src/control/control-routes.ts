import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DepositState } from '../areas/cashier/deposit.ts'
import type { WithdrawalState } from '../areas/cashier/withdrawal.ts'
import type { KycStatus } from '../areas/kyc/kyc.ts'
import { Refusal } from '../refusal.ts'
import type { BrandOptions, Control, PlayerOptions } from './control.ts'
import { isFaultRule } from './fault.ts'
import type { ControlBet, MoneyControl } from './money-control.ts'

interface Move<State> {
  Params: { id: string }
  Body: { state: State; reason?: string }
}

interface Decision {
  domain: string
  accountId: string
  status: KycStatus
  reason?: string
}

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

/** Mounts the part of the control that is about money. An impossible move is a 409. */
function mountMoneyControl(app: FastifyInstance, control: MoneyControl): void {
  app.post<{ Body: { advanceMs: number } }>('/__control/clock', ({ body }, reply) =>
    Number.isSafeInteger(body.advanceMs) && body.advanceMs >= 0
      ? { now: control.advanceClock(body.advanceMs) }
      : reply.code(400).send({ error: 'advanceMs is a whole number from 0' }),
  )
  app.post<Move<DepositState>>('/__control/deposits/:id', ({ params, body }, reply) =>
    attempt(reply, () => control.moveDeposit(params.id, body.state, body.reason)),
  )
  app.post<Move<WithdrawalState>>('/__control/withdrawals/:id', ({ params, body }, reply) =>
    attempt(reply, () => control.moveWithdrawal(params.id, body.state, body.reason)),
  )
  app.post<{ Body: Decision }>('/__control/kyc', ({ body }, reply) =>
    attempt(reply, () => control.decideKyc(body.domain, body.accountId, body.status, body.reason)),
  )
  app.post<{ Body: ControlBet }>('/__control/bets', ({ body }, reply) =>
    attempt(reply, () => control.playBet(body)),
  )
  app.get<{ Querystring: { domain?: string } }>('/__control/ledger', ({ query }) => ({
    violations: control.auditLedger(),
    accounts: control.accounts(query.domain),
  }))
}

function attempt(reply: FastifyReply, move: () => void) {
  try {
    move()
    return { ok: true }
  } catch (error) {
    if (error instanceof Refusal) return reply.code(409).send({ error: error.message })
    throw error
  }
}
