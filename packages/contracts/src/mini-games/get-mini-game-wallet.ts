import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** The player's tokens as decimal strings: `tokenBalance` can be spent, `frozenToken` is staked and not yet settled. */
export const getMiniGameWallet = operation({
  method: 'GET',
  path: '/api/me/mini-games/wallet',
  access: 'player',
  limit: 'reads',
  response: z.object({ tokenBalance: z.string(), frozenToken: z.string() }),
})

export const getMiniGameWalletExample: Example<typeof getMiniGameWallet> = {
  request: {},
  response: { tokenBalance: '240.00', frozenToken: '10.00' },
}
