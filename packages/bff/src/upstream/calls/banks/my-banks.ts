import * as z from 'zod/mini'
import { count, flag } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { PlayerBankItem, readPlayerBanks } from './player-bank.ts'

// Where the platform says nothing (its contract, 2.3).
const defaultMaxAccounts = 5

/** The player's own accounts, and whether another can be added. */
export const myBanks = platformCall({
  path: '/api/bank/my_banks',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({
    value: z.array(PlayerBankItem),
    max_accounts: z.optional(z.nullable(count())),
    can_add: z.optional(flag()),
  }),
  read({ value, max_accounts, can_add }) {
    const list = wholeList(readPlayerBanks(value))
    const maxAccounts = max_accounts ?? defaultMaxAccounts
    return { ...list, maxAccounts, canAdd: can_add ?? list.total < maxAccounts }
  },
})
