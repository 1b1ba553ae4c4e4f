import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DepositState } from '../cashier/deposits/deposit.ts'
import type { KycStatus } from '../cashier/kyc/kyc-of.ts'
import type { WithdrawalState } from '../cashier/withdrawals/withdrawal.ts'
import { Refusal } from '../refusal.ts'
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

/** Mounts the part of the control that is about money. An impossible move is a 409. */
export function mountMoneyControl(app: FastifyInstance, control: MoneyControl): void {
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
