import { bankRemove } from '../../areas/banks/platform.ts'
import { changeOrFind } from '../../outcomes/change-or-find.ts'
import { findRemovedBank } from '../../outcomes/find-change.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'

export const removeBank: Handler<'removeBank'> = async (
  { params: { id }, body },
  { callPlatform, idempotencyKey },
) =>
  changeOrFind<Record<string, never>>(
    () => callPlatform(bankRemove, { bankId: id, tac: body.tac, requestId: idempotencyKey }),
    () => findRemovedBank((call, input) => callPlatform(call, input, outcomeLookup), id),
  )
