import { bankAdd } from '../../areas/banks/platform.ts'
import { changeOrFind } from '../../outcomes/change-or-find.ts'
import { findAddedBank } from '../../outcomes/find-change.ts'
import { newBankOf } from '../../outcomes/money-intent.ts'
import { outcomeLookup } from '../../outcomes/outcome-lookup.ts'
import type { Handler } from '../handler.ts'

export const addBank: Handler<'addBank'> = async ({ body }, { callPlatform, idempotencyKey }) => {
  const since = Date.now()
  return changeOrFind(
    () => callPlatform(bankAdd, { ...body, requestId: idempotencyKey }),
    () => findAddedBank((call, input) => callPlatform(call, input, outcomeLookup), newBankOf(body), since),
  )
}
