import { bankSetDefault } from '../../areas/banks/platform.ts'
import type { Handler } from '../handler.ts'

export const setDefaultBank: Handler<'setDefaultBank'> = async ({ params }, { callPlatform }) =>
  callPlatform(bankSetDefault, { bankId: params.id })
