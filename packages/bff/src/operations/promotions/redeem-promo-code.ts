import { codeRedeem } from '../../upstream/calls/promotions/code-redeem.ts'
import type { Handler } from '../handler.ts'

export const redeemPromoCode: Handler<'redeemPromoCode'> = async (
  { body },
  { callPlatform, idempotencyKey },
) => callPlatform(codeRedeem, { code: body.code, requestId: idempotencyKey })
