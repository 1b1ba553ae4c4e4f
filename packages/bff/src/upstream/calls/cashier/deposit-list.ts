import * as z from 'zod/mini'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { DepositRecord, readDeposit } from './deposit-record.ts'
import { readRefusals } from './money-refusals.ts'

interface Question extends ListQuery {
  status?: string | undefined
  currency: string
}

/** A page of the player's deposits. */
export const depositList = platformCall({
  path: '/api/cashier/deposit_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => ({ ...listRequest(input), status: input.status }),
  response: z.object({ value: z.array(DepositRecord), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const deposits = answer.value.filter(({ deposit_id }) => deposit_id !== '')
    return readList(
      answer,
      deposits.map((record) => readDeposit(record, input.currency)),
      input,
    )
  },
  refusals: readRefusals,
})
