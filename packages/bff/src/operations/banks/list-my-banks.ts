import { myBanks } from '../../upstream/calls/banks/my-banks.ts'
import type { Handler } from '../handler.ts'

export const listMyBanks: Handler<'listMyBanks'> = async (_request, { callPlatform }) =>
  callPlatform(myBanks, undefined)
