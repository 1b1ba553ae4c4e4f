import { referralInfo } from '../../areas/referral/platform.ts'
import type { Handler } from '../handler.ts'

export const getReferral: Handler<'getReferral'> = async (_request, { callPlatform }) =>
  callPlatform(referralInfo, undefined)
