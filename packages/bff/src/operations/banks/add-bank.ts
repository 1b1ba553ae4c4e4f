import { bankAdd } from '../../upstream/calls/banks/bank-add.ts'
import type { Handler } from '../handler.ts'

export const addBank: Handler<'addBank'> = async ({ body }, { callPlatform, idempotencyKey }) =>
  callPlatform(bankAdd, { ...body, requestId: idempotencyKey })
