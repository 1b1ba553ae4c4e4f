import type { Handler } from '../../http/handler.ts'
import { miniGameWallet } from '../../platform/mini-games/mini-game-wallet.ts'

export const getMiniGameWallet: Handler<'getMiniGameWallet'> = async (_request, { ask }) =>
  ask(miniGameWallet, undefined)
