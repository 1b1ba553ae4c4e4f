import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { readRefusals } from './money-refusals.ts'
import { readWithdrawal, WithdrawalRecord } from './withdrawal-record.ts'

/** A withdrawal by its id, or by the idempotency key of the request that created it. */
export type WithdrawalQuestion = { currency: string } & ({ withdrawalId: string } | { requestId: string })

/** A withdrawal as it stands now, with every step so far. */
export const withdrawalStatus = platformCall({
  path: '/api/cashier/withdrawal_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: WithdrawalQuestion) =>
    'withdrawalId' in input ? { withdrawal_id: input.withdrawalId } : { request_id: input.requestId },
  locate: (answer) => firstRecord(answer, 'value'),
  response: WithdrawalRecord,
  read(record, { input }: ReadContext<WithdrawalQuestion>): Withdrawal {
    if (record.status === '') throw new UnusableAnswer('No withdrawal')
    const withdrawal = readWithdrawal(record, input.currency)
    const asked = 'withdrawalId' in input ? input.withdrawalId : ''
    return { ...withdrawal, withdrawalId: withdrawal.withdrawalId || asked }
  },
  refusals: readRefusals,
})
