import { coolOff } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'
import { endEverySession } from './end-every-session.ts'

export const takeBreak: Handler<'takeBreak'> = async ({ body }, context) => {
  const pause = await context.callPlatform(coolOff, { ...body, requestId: context.idempotencyKey })
  await endEverySession(context)
  return pause
}
