import { balance } from '../../areas/player/platform.ts'
import type { Handler } from '../handler.ts'

export const getBalance: Handler<'getBalance'> = async (_request, { callPlatform }) =>
  callPlatform(balance, undefined)
