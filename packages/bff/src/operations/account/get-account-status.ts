import type { Handler } from '../../http/handler.ts'
import { checkStatus } from '../../platform/player/check-status.ts'

export const getAccountStatus: Handler<'getAccountStatus'> = async (_request, { ask }) =>
  ask(checkStatus, undefined)
