import type { Sandbox } from '#sandbox/server.ts'
import type { ResponseBody } from '../open-sandbox.ts'
import type { Player } from './cashier-test.ts'

/** What a player has by the model's own account; in the minor unit. */
export interface Model {
  cash: number
  turnover: number
  tokens: number
  frozen: number
  deposits: { id: string; channel: string; net: number; status: string }[]
  /** The one that has not come to an end. */
  withdrawal: { id: string; amount: number; status: string } | undefined
  /** The last write that was accepted. */
  last: { path: string; payload: Record<string, unknown>; response: ResponseBody } | undefined
}

/** The platform that the model is compared with. */
export interface Real {
  sandbox: Sandbox
  player: Player
  bankId: string
  /** Plays a round of the slot. */
  spin(bet: string, roundId: string): Promise<ResponseBody>
  /** A one-time code; the clock moves past the time in which none is sent. */
  tac(): Promise<string>
}

export const minor = (amount: string) => Number(amount.replace('.', ''))
export const text = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const ended = ['SUCCESS', 'EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED']

/** Reads what the clock has done meanwhile, and books each end of a deposit or withdrawal once. */
export async function follow(model: Model, real: Real): Promise<void> {
  for (const deposit of model.deposits.filter(({ status }) => !ended.includes(status)))
    book(model, deposit, (await real.player.depositStatus(deposit.id)).status)
  if (!model.withdrawal) return
  const { status } = await real.player.withdrawalStatus(model.withdrawal.id)
  model.withdrawal.status = status
  if (['REJECTED', 'CANCELLED', 'REFUNDED'].includes(status)) model.cash += model.withdrawal.amount
  if (['COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED'].includes(status)) model.withdrawal = undefined
}

/** Books that a deposit has come to a state. */
export function book(model: Model, deposit: Model['deposits'][number], status: string): void {
  if (status === 'SUCCESS' && deposit.status !== 'SUCCESS') {
    model.cash += deposit.net
    model.turnover += deposit.net
  }
  deposit.status = status
}
