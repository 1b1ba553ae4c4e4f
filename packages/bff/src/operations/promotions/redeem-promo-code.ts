import { codeRedeem } from '../../areas/promotions/platform.ts'
import type { Handler } from '../handler.ts'

export const redeemPromoCode: Handler<'redeemPromoCode'> = async ({ body }, { callPlatform }) =>
  callPlatform(codeRedeem, { code: body.code })
