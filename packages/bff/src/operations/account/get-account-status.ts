import { checkStatus } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const getAccountStatus: Handler<'getAccountStatus'> = async (_request, { callPlatform }) =>
  callPlatform(checkStatus, undefined)
