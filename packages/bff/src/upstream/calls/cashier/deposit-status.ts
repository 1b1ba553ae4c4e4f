import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { DepositRecord, readDeposit, type ToldDeposit } from './deposit-record.ts'
import { readRefusals } from './money-refusals.ts'

/** A deposit by its id, or by the idempotency key of the request that created it. */
export type DepositQuestion = { currency: string } & ({ depositId: string } | { requestId: string })

/** A deposit as it stands now. */
export const depositStatus = platformCall({
  path: '/api/cashier/deposit_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: DepositQuestion) =>
    'depositId' in input ? { deposit_id: input.depositId } : { request_id: input.requestId },
  locate: (answer) => firstRecord(answer, 'value'),
  response: DepositRecord,
  read(record, { input }: ReadContext<DepositQuestion>): ToldDeposit {
    if (record.deposit_id === '' || record.status === '') throw new UnusableAnswer('No deposit')
    return readDeposit(record, input.currency)
  },
  refusals: readRefusals,
})
