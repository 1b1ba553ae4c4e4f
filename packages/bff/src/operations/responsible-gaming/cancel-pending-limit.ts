import { limitCancelPending } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'
import { readControls } from './read-controls.ts'

export const cancelPendingLimit: Handler<'cancelPendingLimit'> = async ({ params }, context) => {
  await context.callPlatform(limitCancelPending, params)
  return readControls(context)
}
