import { myBanks } from '../../areas/banks/platform.ts'
import type { Handler } from '../handler.ts'

export const listMyBanks: Handler<'listMyBanks'> = async (_request, { callPlatform }) =>
  callPlatform(myBanks, undefined)
