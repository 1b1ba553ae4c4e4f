import { codeRedeem } from '../../areas/promotions/platform.ts'
import type { Handler } from '../handler.ts'

export const redeemPromoCode: Handler<'redeemPromoCode'> = async (
  { body },
  { callPlatform, idempotencyKey },
) => callPlatform(codeRedeem, { code: body.code, requestId: idempotencyKey })
