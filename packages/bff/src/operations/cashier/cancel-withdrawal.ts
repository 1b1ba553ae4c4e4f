import { withdrawalCancel } from '../../areas/cashier/platform-withdrawals.ts'
import { changeOrFind } from '../../outcomes/change-or-find.ts'
import { findCancelledWithdrawal } from '../../outcomes/find-change.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = async (
  { params: { id } },
  { callPlatform, idempotencyKey },
) =>
  changeOrFind(
    () => callPlatform(withdrawalCancel, { withdrawalId: id, requestId: idempotencyKey }),
    () => findCancelledWithdrawal((call, input) => callPlatform(call, input, outcomeLookup), id),
  )
