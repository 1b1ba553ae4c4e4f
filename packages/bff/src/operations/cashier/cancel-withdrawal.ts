import { withdrawalCancel } from '../../upstream/calls/cashier/withdrawal-cancel.ts'
import type { Handler } from '../handler.ts'

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = async (
  { params },
  { callPlatform, idempotencyKey },
) => callPlatform(withdrawalCancel, { withdrawalId: params.id, requestId: idempotencyKey })
