import { limitSet } from '../../areas/responsible-gaming/platform.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import type { Handler } from '../handler.ts'
import { readControls } from './read-controls.ts'

export const setLimit: Handler<'setLimit'> = async ({ body }, context) => {
  await context.callPlatform(limitSet, { ...body, requestId: context.idempotencyKey })
  try {
    return await readControls(context)
  } catch (error) {
    // The platform has accepted the limit, so this is no failure that a repetition of the request could put right.
    if (error instanceof PlatformFailure) return context.fail('outcomeUnknown')
    throw error
  }
}
