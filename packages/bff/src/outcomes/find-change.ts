import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { endedDepositStates, endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import { myBanks } from '../platform/banks/banks.ts'
import { depositStatus } from '../platform/cashier/deposits.ts'
import { withdrawalStatus } from '../platform/cashier/withdrawals.ts'
import { isOlder } from '../upstream/decoding/own-record.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'
import type { Change } from './money-intent.ts'

/** Calls the platform as the player. */
export type AskPlatform = <Input, Output>(call: PlatformCall<Input, Output>, input: Input) => Promise<Output>

/**
 * What became of a change: its answer; that it cannot happen any more; that it has not happened so far, which is no proof
 * that it will not; or nothing, because the platform did not answer.
 */
export type ChangeAnswer<Answer = object> =
  | { state: 'known'; record: Answer }
  | { state: 'impossible' | 'notFound' | 'unknown' }

/** Reads from the platform's records what became of a change. @throws PlatformRefusal when the player's session has ended */
export function findChange(ask: AskPlatform, change: Change, since: number): Promise<ChangeAnswer> {
  switch (change.operation) {
    case 'addBank':
      return findAddedBank(ask, change, since)
    case 'removeBank':
      return findRemovedBank(ask, change.id)
    case 'cancelDeposit':
      return findCancelledDeposit(ask, change.id)
    default:
      return findCancelledWithdrawal(ask, change.id)
  }
}

export const findCancelledDeposit = (ask: AskPlatform, depositId: string) =>
  answerOf(async () => {
    const { status } = await ask(depositStatus, { id: depositId })
    return cancellation(endedDepositStates, status, { depositId, status })
  })

export const findCancelledWithdrawal = (ask: AskPlatform, withdrawalId: string) =>
  answerOf(async () => {
    const { status } = await ask(withdrawalStatus, { id: withdrawalId })
    return cancellation(endedWithdrawalStates, status, { withdrawalId, status })
  })

export const findRemovedBank = (ask: AskPlatform, id: string) =>
  answerOf<Record<string, never>>(async () => {
    const { items } = await ask(myBanks, undefined)
    return items.some(({ bankId }) => bankId === id) ? { state: 'notFound' } : { state: 'known', record: {} }
  })

/** @param since when it was sent: an older account with the same end of its number is another one */
export const findAddedBank = (
  ask: AskPlatform,
  { bankCode, numberEnd }: { bankCode: string; numberEnd: string },
  since: number,
) =>
  answerOf<PlayerBank>(async () => {
    const { items } = await ask(myBanks, undefined)
    const record = items.find(
      (bank) =>
        bank.bankCode === bankCode &&
        bank.accountNumberMasked.endsWith(numberEnd) &&
        !Number.isNaN(Date.parse(bank.createdAt)) &&
        // Whether the platform named a zone is not known here.
        !isOlder(bank.createdAt, since, true),
    )
    return record ? { state: 'known', record } : { state: 'notFound' }
  })

function cancellation<Answer>(
  ended: ReadonlySet<string>,
  status: string,
  record: Answer,
): ChangeAnswer<Answer> {
  if (status === 'CANCELLED') return { state: 'known', record }
  return { state: ended.has(status) ? 'impossible' : 'notFound' }
}

async function answerOf<Answer>(read: () => Promise<ChangeAnswer<Answer>>): Promise<ChangeAnswer<Answer>> {
  try {
    return await read()
  } catch (error) {
    const isRefused = error instanceof PlatformRefusal && error.code !== 'sessionExpired'
    if (isRefused || error instanceof PlatformFailure) return { state: 'unknown' }
    throw error
  }
}
