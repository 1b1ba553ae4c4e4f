import { miniGameWallet } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const getMiniGameWallet: Handler<'getMiniGameWallet'> = async (_request, { callPlatform }) =>
  callPlatform(miniGameWallet, undefined)
