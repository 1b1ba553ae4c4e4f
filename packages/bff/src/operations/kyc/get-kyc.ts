import { kycStatus } from '../../areas/kyc/platform.ts'
import type { Handler } from '../handler.ts'

export const getKyc: Handler<'getKyc'> = async (_request, { callPlatform }) =>
  callPlatform(kycStatus, undefined)
