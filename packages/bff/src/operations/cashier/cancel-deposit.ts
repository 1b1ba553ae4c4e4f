import { depositCancel } from '../../upstream/calls/cashier/deposit-cancel.ts'
import type { Handler } from '../handler.ts'

export const cancelDeposit: Handler<'cancelDeposit'> = async ({ params }, { callPlatform, idempotencyKey }) =>
  callPlatform(depositCancel, { depositId: params.id, requestId: idempotencyKey })
