import { checkStatus } from '../../upstream/calls/player/check-status.ts'
import type { Handler } from '../handler.ts'

export const getAccountStatus: Handler<'getAccountStatus'> = async (_request, { callPlatform }) =>
  callPlatform(checkStatus, undefined)
