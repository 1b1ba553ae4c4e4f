import * as z from 'zod/mini'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { PlayerBankItem, readPlayerBanks } from './player-bank.ts'

/** Chooses the account that withdrawals go to unless the player picks another. */
export const bankSetDefault = platformCall({
  path: '/api/bank/set_default',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ bankId }: { bankId: string }) => ({ bank_id: bankId }),
  response: z.object({ value: z.array(PlayerBankItem) }),
  read: ({ value }) => wholeList(readPlayerBanks(value)),
  refusals: { notEligible: 'notEligible', notFound: 'notFound', tooManyRequests: 'tooManyRequests' },
})
