import { call } from '../../call.ts'
import { findDeposit } from '../../cashier/deposits/deposit.ts'
import { findChannel } from '../../cashier/deposits/deposit-channels.ts'
import { moveDeposit } from '../../cashier/deposits/move-deposit.ts'
import { requireFile } from '../../cashier/require-file.ts'
import { refuse } from '../../refusal.ts'

/** Hands in the receipt of a deposit, which is reviewed then. Handing in the same receipt again changes nothing. */
export const depositReceipt = call({
  path: '/api/cashier/deposit_receipt',
  identify: 'player',
  area: 'deposits',
  fields: { deposit_id: 'filled', file_key: 'filled' },
  handle({ input, player, ...platform }) {
    const { db } = platform
    const deposit = findDeposit(db, player, { deposit_id: input.deposit_id })
    if (!deposit) throw refuse('notFound')
    if (deposit.file_key === input.file_key) return {}
    requireFile(db, player, input.file_key)
    if (!findChannel(deposit.channel_code)?.requiresReceipt) throw refuse('notEligible')
    if (deposit.status === 'EXPIRED') throw refuse('expired')
    db.transaction(() => {
      moveDeposit(platform, deposit, 'FOR_REVIEW')
      db.run`UPDATE deposits SET file_key = ${input.file_key} WHERE deposit_id = ${deposit.deposit_id}`
    })
    return {}
  },
})
