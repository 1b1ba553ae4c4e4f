import { bankRemove } from '../../upstream/calls/banks/bank-remove.ts'
import type { Handler } from '../handler.ts'

export const removeBank: Handler<'removeBank'> = async ({ params, body }, { callPlatform, idempotencyKey }) =>
  callPlatform(bankRemove, { bankId: params.id, tac: body.tac, requestId: idempotencyKey })
