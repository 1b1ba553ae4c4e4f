import { selfExclude } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'
import { endEverySession } from './end-every-session.ts'

export const excludeSelf: Handler<'excludeSelf'> = async ({ body }, context) => {
  const exclusion = await context.callPlatform(selfExclude, { ...body, requestId: context.idempotencyKey })
  await endEverySession(context)
  return exclusion
}
