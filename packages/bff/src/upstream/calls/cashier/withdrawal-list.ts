import * as z from 'zod/mini'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from './money-refusals.ts'
import { readWithdrawal, WithdrawalRecord } from './withdrawal-record.ts'

interface Question extends ListQuery {
  status?: string | undefined
  currency: string
}

/** A page of the player's withdrawals. */
export const withdrawalList = platformCall({
  path: '/api/cashier/withdrawal_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => ({ ...listRequest(input), status: input.status }),
  response: z.object({ value: z.array(WithdrawalRecord), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const withdrawals = answer.value.filter(({ withdrawal_id }) => withdrawal_id !== '')
    return readList(
      answer,
      withdrawals.map((record) => readWithdrawal(record, input.currency)),
      input,
    )
  },
  refusals: readRefusals,
})
