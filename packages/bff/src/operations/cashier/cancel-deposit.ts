import { depositCancel } from '../../areas/cashier/platform-deposits.ts'
import { changeOrFind } from '../../outcomes/change-or-find.ts'
import { findCancelledDeposit } from '../../outcomes/find-change.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'

export const cancelDeposit: Handler<'cancelDeposit'> = async (
  { params: { id } },
  { callPlatform, idempotencyKey },
) =>
  changeOrFind(
    () => callPlatform(depositCancel, { depositId: id, requestId: idempotencyKey }),
    () => findCancelledDeposit((call, input) => callPlatform(call, input, outcomeLookup), id),
  )
