import { bankSetDefault } from '../../upstream/calls/banks/bank-set-default.ts'
import type { Handler } from '../handler.ts'

export const setDefaultBank: Handler<'setDefaultBank'> = async ({ params }, { callPlatform }) =>
  callPlatform(bankSetDefault, { bankId: params.id })
