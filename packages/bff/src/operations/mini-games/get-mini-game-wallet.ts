import { miniGameWallet } from '../../upstream/calls/mini-games/mini-game-wallet.ts'
import type { Handler } from '../handler.ts'

export const getMiniGameWallet: Handler<'getMiniGameWallet'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameWallet, undefined)
